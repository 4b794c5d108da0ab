import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { ENABLED_LOCALES } from '#src/domain/language/locales.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { useFindables } from '#src/entities/settings/use-findables.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useKeyMap } from '#src/shared/hooks/use-key-map.ts';
import { keyCap } from '#src/shared/lib/keys/key-name.ts';
import type { Act } from '#src/shared/lib/keys/keyboard-commands.ts';
import { scrollToTop } from '#src/shared/lib/look/scroll-to-top.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { refreshPage } from '#src/shared/navigation/refresh.ts';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { useLanguage } from '../providers/language.ts';
import { usePalette } from '../providers/palette.ts';
import { MEMBER_DESTINATIONS, VISITOR_DESTINATIONS } from '../shell/destinations.ts';
import { useLogOut } from '../shell/use-log-out.ts';
import type { Command, CommandGroup } from './command.ts';

type Ways = { openKeys: () => void; openPalettes: () => void };

/** The sign of an act's key; none where it has none, or where single keys do nothing. */
function useCaps(): (act: Act) => string | undefined {
  const { isOn, keys } = useKeyMap();
  return (act) => (isOn && keys[act] ? keyCap(keys[act]) : undefined);
}

/** What can be done from every page. */
function useActions({ openKeys, openPalettes }: Ways): Command[] {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  const openLayer = useOpenLayer();
  const navigate = useNavigate();
  const caps = useCaps();
  const { cycle } = usePalette();
  const { locale, choose } = useLanguage();
  const logOut = useLogOut();
  const act = (id: string, icon: IconName, title: string, words: string, run: () => void, cap?: string) => ({
    id,
    icon,
    title,
    words,
    run,
    cap,
  });
  return [
    ...(isLoggedIn
      ? [
          act(
            'new-post',
            'pencil',
            t`New post`,
            t`write publish compose`,
            () => openLayer(paths.newPost(), 'modal'),
            caps('compose'),
          ),
        ]
      : [
          act('log-in', 'user', t`Log in`, t`sign in account`, () => openLayer(paths.login(), 'modal')),
          act('register', 'plus', t`Sign up`, t`register join account`, () =>
            openLayer(paths.register(), 'modal'),
          ),
        ]),
    act('palettes', 'palette', t`Choose a palette`, t`colours theme dark mode night`, openPalettes),
    act('next-palette', 'shuffle', t`Next palette`, t`colours theme`, cycle, caps('palette')),
    ...ENABLED_LOCALES.filter(({ code }) => code !== locale).map(({ code, name }) =>
      act(`language-${code}`, 'globe', name, t`language translation`, () => void choose(code)),
    ),
    act('refresh', 'reblog', t`Refresh`, t`new posts again reload`, refreshPage, caps('refresh')),
    act('top', 'chevron-up', t`Back to top`, t`scroll up`, scrollToTop, caps('top')),
    act('keys', 'info', t`Show the keys`, t`shortcuts keyboard hotkeys`, openKeys, caps('keys')),
    ...(isLoggedIn
      ? [
          act('new-blog', 'plus', t`New blog`, t`create second side group`, () => navigate(paths.newBlog())),
          act('log-out', 'logout', t`Log out`, t`sign out leave end session`, logOut),
        ]
      : []),
  ];
}

/** The member's own blogs, each with what belongs to it. */
function useBlogCommands(): Command[] {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const navigate = useNavigate();
  return blogs.flatMap((blog): Command[] => {
    const { name, title: words } = blog;
    const lead = (part: string, icon: IconName, title: string, to: string): Command => ({
      id: `${part} ${name}`,
      icon,
      title,
      detail: name,
      words: name,
      run: () => void navigate(to),
    });
    return [
      {
        ...lead('blog', 'user', name, paths.blog(name)),
        detail: words === name ? undefined : words,
        words,
        picture: <BlogAvatar blog={blog} size={28} />,
      },
      lead('drafts', 'text', t`Drafts`, paths.drafts(name)),
      lead('queue', 'clock', t`Queue`, paths.queue(name)),
      lead('settings', 'settings', t`Settings of the blog`, paths.blogSettings(name)),
      lead('looks', 'palette', t`Appearance`, paths.blogLooks(name)),
      lead('followers', 'users', t`Followers`, paths.blogFollowers(name)),
      lead('members', 'users', t`Members`, paths.blogMembers(name)),
    ];
  });
}

/** Pages of the site. */
function usePages(): Command[] {
  const { t, i18n } = useLingui();
  const { isLoggedIn } = useViewer();
  const navigate = useNavigate();
  const caps = useCaps();
  const page = (to: string, icon: IconName, title: string, words = '', cap?: string): Command => ({
    id: to,
    icon,
    title,
    words,
    cap,
    run: () => void navigate(to),
  });
  const known: Readonly<Record<string, string | undefined>> = {
    [paths.dashboard()]: caps('dashboard'),
    [paths.explore('trending')]: caps('explore'),
    [paths.activity()]: caps('activity'),
    [paths.messages()]: caps('messages'),
  };
  const destinations = isLoggedIn ? MEMBER_DESTINATIONS : VISITOR_DESTINATIONS;
  const ofMembers = [
    page(paths.inbox(), 'ask', t`Inbox`, t`asks questions submissions`),
    page(paths.saved(), 'download', t`Saved`, t`bookmarks folders`),
    page(paths.yearInReview(), 'calendar', t`Year in review`),
    page(paths.settings(), 'settings', t`Settings`, t`preferences options`),
  ];
  return [
    ...destinations.map(({ to, icon, label }) => page(to, icon, i18n._(label), '', known[to])),
    ...(isLoggedIn ? ofMembers : []),
    page(paths.help(), 'info', t`Help`, t`support questions status`),
  ];
}

/** The settings, each found as the settings' own search finds it. */
function useSettings(): Command[] {
  const { isLoggedIn } = useViewer();
  const navigate = useNavigate();
  const findables = useFindables();
  if (!isLoggedIn) return [];
  return findables.map(({ to, title, on, words }) => ({
    id: `setting ${to}`,
    icon: 'settings',
    title,
    detail: on,
    words,
    run: () => void navigate(to),
  }));
}

/** Everything the command palette knows by itself: pages, actions, the member's blogs, settings. */
export function useCommands(ways: Ways): { first: CommandGroup[]; all: CommandGroup[] } {
  const { t } = useLingui();
  const pages = { title: t`Pages`, commands: usePages() };
  const actions = { title: t`Actions`, commands: useActions(ways) };
  const blogs = { title: t`Your blogs`, commands: useBlogCommands() };
  const settings = { title: t`Settings`, commands: useSettings() };
  const own = { ...blogs, commands: blogs.commands.filter(({ id }) => id.startsWith('blog ')) };
  return {
    first: [actions, own, pages].filter(({ commands }) => commands.length > 0),
    all: [pages, actions, blogs, settings],
  };
}
