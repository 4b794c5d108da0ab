import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { ENABLED_LOCALES } from '#src/domain/language/locales.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { useSettingsSearchEntries } from '#src/entities/settings/use-search-entries.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useKeyMap } from '#src/shared/hooks/use-key-map.ts';
import { keyCap } from '#src/shared/lib/keys/key-name.ts';
import type { KeyboardCommand } from '#src/shared/lib/keys/keyboard-commands.ts';
import { scrollToTop } from '#src/shared/lib/look/scroll-to-top.ts';
import { useOpenLayer } from '#src/shared/navigation/layer-context.ts';
import { requestRefresh } from '#src/shared/navigation/refresh.ts';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { useLanguage } from '../providers/language.ts';
import { usePalettes } from '../providers/palette.ts';
import { MEMBER_DESTINATIONS, VISITOR_DESTINATIONS } from '../shell/destinations.ts';
import { useLogOut } from '../shell/use-log-out.ts';
import type { Command, CommandGroup } from './command.ts';

type PaletteActions = { openKeys: () => void; openPalettes: () => void };

/** Returns the key cap of a keyboard command; undefined where it has no key, or where single keys are switched off. */
function useKeyCaps(): (act: KeyboardCommand) => string | undefined {
  const { isOn, keys } = useKeyMap();
  return (command) => (isOn && keys[command] ? keyCap(keys[command]) : undefined);
}

/** Commands available on every page. */
function useActions({ openKeys, openPalettes }: PaletteActions): Command[] {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  const openLayer = useOpenLayer();
  const navigate = useNavigate();
  const caps = useKeyCaps();
  const { cycle } = usePalettes();
  const { locale, choose } = useLanguage();
  const logOut = useLogOut();
  const command = (
    id: string,
    icon: IconName,
    title: string,
    words: string,
    run: () => void,
    cap?: string,
  ) => ({
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
          command(
            'new-post',
            'pencil',
            t`New post`,
            t`write publish compose`,
            () => openLayer(paths.newPost(), 'modal'),
            caps('compose'),
          ),
        ]
      : [
          command('log-in', 'user', t`Log in`, t`sign in account`, () => openLayer(paths.login(), 'modal')),
          command('register', 'plus', t`Sign up`, t`register join account`, () =>
            openLayer(paths.register(), 'modal'),
          ),
        ]),
    command('palettes', 'palette', t`Choose a palette`, t`colours theme dark mode night`, openPalettes),
    command('next-palette', 'shuffle', t`Next palette`, t`colours theme`, cycle, caps('palette')),
    ...ENABLED_LOCALES.filter(({ code }) => code !== locale).map(({ code, name }) =>
      command(`language-${code}`, 'globe', name, t`language translation`, () => void choose(code)),
    ),
    command('refresh', 'reblog', t`Refresh`, t`new posts again reload`, requestRefresh, caps('refresh')),
    command('top', 'chevron-up', t`Back to top`, t`scroll up`, scrollToTop, caps('top')),
    command('keys', 'info', t`Show keyboard shortcuts`, t`keys shortcuts hotkeys`, openKeys, caps('keys')),
    ...(isLoggedIn
      ? [
          command('new-blog', 'plus', t`New blog`, t`create second side group`, () =>
            navigate(paths.newBlog()),
          ),
          command('log-out', 'logout', t`Log out`, t`sign out leave end session`, logOut),
        ]
      : []),
  ];
}

/** Commands for each of the member's own blogs. */
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

/** Commands that open a page of the site. */
function usePages(): Command[] {
  const { t, i18n } = useLingui();
  const { isLoggedIn } = useViewer();
  const navigate = useNavigate();
  const caps = useKeyCaps();
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
  const words: Readonly<Record<string, string | undefined>> = {
    [paths.inbox()]: t`asks questions submissions`,
    [paths.saved()]: t`bookmarks folders`,
    [paths.settings()]: t`preferences options`,
  };
  const destinations = isLoggedIn ? MEMBER_DESTINATIONS : VISITOR_DESTINATIONS;
  const ofMembers = [
    page(paths.likes(), 'heart', t`Likes`),
    page(paths.following(), 'users', t`Following`),
    page(paths.tagged(), 'tag', t`Tags`),
    page(paths.videoHubs(), 'video', t`Skein TV`),
    page(paths.unsent(), 'text', t`Unsent`, t`drafts on this device`),
    page(paths.yearInReview(), 'calendar', t`Year in review`),
  ];
  return [
    ...destinations.map(({ to, icon, label }) => page(to, icon, i18n._(label), words[to], known[to])),
    ...(isLoggedIn ? ofMembers : []),
    page(paths.help(), 'info', t`Help`, t`support questions status`),
  ];
}

/** Commands that open a setting, matched by the same words as the search of the settings. */
function useSettings(): Command[] {
  const { isLoggedIn } = useViewer();
  const navigate = useNavigate();
  const findables = useSettingsSearchEntries();
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

/** Returns the palette's local commands: pages, actions, the member's blogs, settings. */
export function useCommands(paletteActions: PaletteActions): { first: CommandGroup[]; all: CommandGroup[] } {
  const { t } = useLingui();
  const pages = { title: t`Pages`, commands: usePages() };
  const actions = { title: t`Actions`, commands: useActions(paletteActions) };
  const blogs = { title: t`Your blogs`, commands: useBlogCommands() };
  const settings = { title: t`Settings`, commands: useSettings() };
  const own = { ...blogs, commands: blogs.commands.filter(({ id }) => id.startsWith('blog ')) };
  return {
    first: [actions, own, pages].filter(({ commands }) => commands.length > 0),
    all: [pages, actions, blogs, settings],
  };
}
