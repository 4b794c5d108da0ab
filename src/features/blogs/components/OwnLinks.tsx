import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';

/** Lead the admins of a blog to how it looks and what is set for it. */
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
