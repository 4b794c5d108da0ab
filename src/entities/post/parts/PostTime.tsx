import { useLingui } from '@lingui/react/macro';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { usePostDisplay } from '../model/post-display.ts';
import { RelativeTime } from './RelativeTime.tsx';

/**
 * Link text of a post's permalink: its time, or a mark for readers who turned off times (settings, `showTimestamps`).
 */
export function PostTime({ timestamp }: { timestamp: number }) {
  const { t } = useLingui();
  const { reading } = useViewer().user ?? {};
  const { showsTimestamps } = usePostDisplay();
  if (!showsTimestamps || reading?.showTimestamps === false)
    return <Icon name="link" size={14} label={t`Open this post`} />;
  return <RelativeTime timestamp={timestamp} />;
}
