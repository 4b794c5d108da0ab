import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { IconLink } from '#src/shared/ui/IconButton.tsx';

/** Leads a member to what their primary blog and this one wrote to each other. */
export function MessageLink({ name }: { name: string }) {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  if (!primaryBlog) return null;
  return (
    <IconLink icon="message" label={t`Message ${name}`} href={paths.conversation(primaryBlog.name, name)} />
  );
}
