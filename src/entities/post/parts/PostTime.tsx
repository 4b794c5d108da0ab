import { useLingui } from '@lingui/react/macro';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { RelativeTime } from './RelativeTime.tsx';

/** What leads to a post: when it was made, or a mark for who wants to see no times (settings, `showTimestamps`). */
export function PostTime({ timestamp }: { timestamp: number }) {
  const { t } = useLingui();
  const { reading } = useViewer().user ?? {};
  if (reading?.showTimestamps === false) return <Icon name="link" size={14} label={t`Open this post`} />;
  return <RelativeTime timestamp={timestamp} />;
}
