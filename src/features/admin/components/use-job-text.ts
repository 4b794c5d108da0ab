import { useLingui } from '@lingui/react/macro';

/** What a kind of job is called; one that this site does not know yet by its own name. */
export function useJobWords(): (kind: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    publish: t`Publishing posts that are due`,
    'clean-up': t`Cleaning up`,
    mail: t`Sending a letter`,
    download: t`Packing somebody’s data`,
  };
  return (kind) => words[kind] ?? kind;
}
