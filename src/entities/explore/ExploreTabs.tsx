import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { EXPLORE_MODES, KIND_MODES, type ShownExploreMode } from './explore-modes.ts';

/** Returns the name of each mode in the reader's language. */
export function useExploreModeNames(): Record<ShownExploreMode, string> {
  const { t } = useLingui();
  return {
    trending: t`Trending`,
    'staff-picks': t`Staff picks`,
    'recommended-for-you': t`For you`,
    text: t`Text`,
    photos: t`Photos`,
    gifs: t`GIFs`,
    quotes: t`Quotes`,
    chats: t`Chats`,
    audio: t`Audio`,
    video: t`Video`,
    asks: t`Answers`,
    answertime: t`Answertime`,
  };
}

/**
 * Tabs above everything that Explore holds: its modes, the tags and the video channels. The last two have addresses of
 * their own (spec 000 §2.1), so each of these pages renders the same bar.
 *
 * @param current mode or page that is open
 */
export function ExploreTabs({ current }: { current: ShownExploreMode | 'tags' | 'videoHubs' }) {
  const { t } = useLingui();
  const names = useExploreModeNames();
  const modeTab = (mode: ShownExploreMode) => ({
    href: paths.explore(mode),
    label: names[mode],
    current: mode === current,
  });
  return (
    <TabNav
      label={t`Explore`}
      items={[
        ...EXPLORE_MODES.slice(0, -1 - KIND_MODES.length).map(modeTab),
        { href: paths.tagged(), label: t`Tags`, current: current === 'tags' },
        { href: paths.videoHubs(), label: t`Skein TV`, current: current === 'videoHubs' },
        modeTab('answertime'),
        ...KIND_MODES.map(modeTab),
      ]}
    />
  );
}
