import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { IconLink } from '#src/shared/ui/IconButton.tsx';
import { Link } from '#src/shared/ui/Link.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { communityAddress } from '../model/community-view.ts';
import styles from './CommunityFrame.module.css';
import { CommunityHead } from './CommunityHead.tsx';
import { CommunityRules } from './CommunityRules.tsx';
import { useCommunityTheme } from './use-community-theme.ts';

const RoleOfferNote = lazyPart(() => import('./RoleOfferNote.tsx'), 'RoleOfferNote');
const StewardshipNote = lazyPart(() => import('./StewardshipNote.tsx'), 'StewardshipNote');
const HubSearch = lazyPart(() => import('./HubSearch.tsx'), 'HubSearch', {
  whileLoading: <div className={styles.search} />,
});
const CommunityLeaders = lazyPart(() => import('./CommunityLeaders.tsx'), 'CommunityLeaders');

type CommunityFrameProps = {
  community: Community;
  /** Tab that is shown. */
  current: 'recent' | 'polls' | 'discover' | 'about';
  /** Board whose posts are shown; undefined for all. */
  board?: string | undefined;
  /** Words that are searched for; empty while the field is open without any, undefined while it is closed. */
  query?: string | undefined;
  children: ReactNode;
};

type BoardsProps = Pick<CommunityFrameProps, 'community' | 'board' | 'query'> & {
  /** Shows a heading. */
  titled?: boolean;
};

function Boards({ community: { name, boards }, board, query, titled = false }: BoardsProps) {
  const { t } = useLingui();
  if (boards.length === 0) return null;
  return (
    <nav aria-label={t`Boards`} className={styles.boards}>
      {titled ? <h2>{t`Boards`}</h2> : null}
      <ul>
        <li>
          <Link
            href={communityAddress(name, { view: 'recent', query })}
            aria-current={board === undefined ? 'page' : undefined}
          >{t`Everything`}</Link>
        </li>
        {boards.map(({ path, title, unread }) => (
          <li key={path}>
            <Link
              href={communityAddress(name, { view: 'recent', board: path, query })}
              aria-current={board === path ? 'page' : undefined}
            >
              <span dir="auto">{title}</span> {unread ? <b>{unread}</b> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Renders a community's pages in its colours: head, tabs, and beside the content boards and rules. */
export function CommunityFrame({ community, current, board, query, children }: CommunityFrameProps) {
  const { t } = useLingui();
  const { name, title, moderationQueueCount = 0 } = community;
  const isModerator = ['admin', 'moderator'].includes(community.membership.role ?? '');
  const searchLink = useRef<HTMLAnchorElement>(null);
  useCommunityTheme(community);
  const views = [
    { view: 'recent', label: t`Recent` },
    { view: 'polls', label: t`Polls` },
    { view: 'discover', label: t`Discover` },
  ] as const;
  const view = views.find((one) => one.view === current)?.view ?? 'recent';
  const isSearching = query !== undefined;
  return (
    <TwoColumns
      aside={
        <div className={styles.aside}>
          <Boards {...{ community, board, query }} titled />
          <CommunityRules community={community} />
          <CommunityLeaders community={community} />
        </div>
      }
    >
      <div className={styles.frame}>
        <CommunityHead community={community} />
        <TabNav
          label={t`Parts of ${title}`}
          items={[
            ...views.map((one) => ({
              href: communityAddress(name, { view: one.view, board, query }),
              label: one.label,
              current: one.view === current,
            })),
            { href: paths.communityMembers(name), label: t`Members` },
            { href: paths.communityAbout(name), label: t`About`, current: current === 'about' },
            ...(isModerator
              ? [
                  {
                    href: paths.moderationQueue(name),
                    label: moderationQueueCount > 0 ? t`Queue, ${moderationQueueCount}` : t`Queue`,
                  },
                ]
              : []),
          ]}
          end={
            <IconLink
              ref={searchLink}
              icon="search"
              size="small"
              label={t`Search ${title}`}
              aria-expanded={isSearching}
              href={communityAddress(name, { view, board, query: isSearching ? undefined : '' })}
            />
          }
        />
        {isSearching ? (
          <HubSearch
            community={community}
            view={{ view, board, query }}
            onClose={() => searchLink.current?.focus()}
          />
        ) : null}
        <div className={styles.narrowBoards}>
          <Boards {...{ community, board, query }} />
        </div>
        {community.roleOffer ? <RoleOfferNote community={community} /> : null}
        {community.stewardship.state === 'attended' ? null : <StewardshipNote community={community} />}
        {children}
      </div>
    </TwoColumns>
  );
}
