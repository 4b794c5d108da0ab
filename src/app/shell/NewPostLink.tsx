import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { buttonClass } from '#src/shared/ui/button-class.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';

/** Opens the post form over the page. */
export function NewPostLink() {
  const { t } = useLingui();
  return (
    <AppLink to={paths.newPost()} layer="modal" className={buttonClass({ variant: 'primary', yields: true })}>
      <Icon name="pencil" size={18} />
      {t`New post`}
    </AppLink>
  );
}
