import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { IconLink } from '#src/shared/ui/IconButton.tsx';

/** Links to the conversation of the member's primary blog with this one. */
export function MessageLink({ name }: { name: string }) {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  if (!primaryBlog) return null;
  return (
    <IconLink icon="message" label={t`Message ${name}`} href={paths.conversation(primaryBlog.name, name)} />
  );
}
