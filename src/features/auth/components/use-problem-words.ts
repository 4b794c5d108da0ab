import { useLingui } from '@lingui/react/macro';
import type { RegistrationField, ValueProblem } from '../model/registration.ts';

type Found = Partial<Record<RegistrationField, ValueProblem>>;

/** Turns what is wrong with a registration into sentences. */
export const useProblemWords = (): ((found: Found) => Partial<Record<RegistrationField, string>>) => {
  const { t } = useLingui();
  const missing: Record<RegistrationField, string> = {
    email: t`Your email address is missing.`,
    password: t`Choose a password.`,
    birth_date: t`Your birthday is missing, or a part of it.`,
    tumblelog: t`Your blog needs a name.`,
  };
  const malformed: Record<RegistrationField, string> = {
    email: t`This does not look like an email address.`,
    password: t`This cannot be a password.`,
    birth_date: t`Nobody was born on that day.`,
    tumblelog: t`Use letters, digits and hyphens, and begin and end without a hyphen.`,
  };
  const sentence = (field: RegistrationField, problem: ValueProblem): string => {
    if (problem === 'missing') return missing[field];
    return problem === 'too-long' ? t`This is too long.` : malformed[field];
  };
  return (found) =>
    Object.fromEntries(
      Object.entries(found).map(([field, problem]) => [field, sentence(field as RegistrationField, problem)]),
    );
};
