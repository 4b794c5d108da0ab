import { useLingui } from '@lingui/react/macro';
import type { Tag } from '#generated/zod/tag.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useLoginWall } from '#src/platform/login-wall/use-login-wall.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { Button } from '#src/shared/ui/Button.tsx';

/** Opens the form of a post that already has a tag; for visitors after signing in (spec 001 §4). */
export function WriteAboutTag({ tag: { name } }: { tag: Pick<Tag, 'name'> }) {
  const { t } = useLingui();
  const mayAct = useLoginWall();
  const openLayer = useOpenLayer();
  const form = paths.newPost('text', name);
  return (
    <Button
      icon="pencil"
      aria-label={t`Write about #${name}`}
      onClick={() => {
        if (mayAct('newTaggedPost', { name: `#${name}`, redirectTo: form })) openLayer(form, 'modal');
      }}
    >
      {t`Write`}
    </Button>
  );
}
