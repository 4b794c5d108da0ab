import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/shared/navigation/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';

/** Leads the admins of a blog to what is set for it. */
export function OwnLink({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <ButtonLink href={paths.blogSettings(name)} icon="settings" aria-label={t`Settings of ${name}`}>
      {t`Settings`}
    </ButtonLink>
  );
}
