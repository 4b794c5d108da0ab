import { useLingui } from '@lingui/react/macro';

/** Returns the label of a kind of job; an unknown kind is shown by its own name. */
export function useJobText(): (kind: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    publish: t`Publishing posts that are due`,
    'clean-up': t`Cleaning up`,
    mail: t`Sending an e-mail`,
    download: t`Exporting a member’s data`,
  };
  return (kind) => words[kind] ?? kind;
}
