import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';

/** Links the admins of a blog to its appearance and its settings. */
export function OwnLinks({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <>
      <ButtonLink href={paths.blogLooks(name)} icon="palette" aria-label={t`Appearance of ${name}`}>
        {t`Appearance`}
      </ButtonLink>
      <ButtonLink href={paths.blogSettings(name)} icon="settings" aria-label={t`Settings of ${name}`}>
        {t`Settings`}
      </ButtonLink>
    </>
  );
}
