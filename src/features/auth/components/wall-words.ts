import { useLingui } from '@lingui/react/macro';
import type { HeldAct } from '#src/platform/login-wall/held-act.ts';
import type { IconName } from '#src/shared/ui/icon-paths.ts';

/** Length at which the text that somebody typed is cut in the wall, in characters. */
const MAX_TYPED_LENGTH = 80;

interface ActWords {
  icon: IconName;
  /** Continues "You …". */
  act: string;
}

function shortened(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > MAX_TYPED_LENGTH ? `${line.slice(0, MAX_TYPED_LENGTH)}…` : line;
}

/** Returns the act that the wall holds, in words for each action type of the specification (spec 001 §3). */
export function useActWords({ action, name = '', typed = '' }: HeldAct): ActWords {
  const { t } = useLingui();
  const text = shortened(typed);
  const words: Record<HeldAct['action'], ActWords> = {
    accessory: { icon: 'shop', act: t`look at what can be worn` },
    archiveFilter: { icon: 'calendar', act: t`choose from the archive` },
    archivePost: { icon: 'calendar', act: t`open a post of the archive` },
    ask: { icon: 'ask', act: text ? t`ask “${text}”` : t`ask ${name}` },
    banner_cta_click: { icon: 'chevron-right', act: t`go on` },
    blogView: { icon: 'eye', act: t`look at ${name}` },
    comment: { icon: 'reply', act: text ? t`answer “${text}”` : t`answer` },
    'comment-like': { icon: 'heart-filled', act: t`like a comment` },
    communityJoinToast: { icon: 'users', act: t`join ${name}` },
    communityRequestMembership: {
      icon: 'users',
      act: text ? t`ask to join ${name}, saying “${text}”` : t`ask to join ${name}`,
    },
    follow: { icon: 'plus', act: t`follow ${name}` },
    followTag: { icon: 'plus', act: t`follow ${name}` },
    like: { icon: 'heart-filled', act: t`like this` },
    newTaggedPost: { icon: 'pencil', act: t`write about ${name}` },
    notes: { icon: 'reply', act: text ? t`answer “${text}”` : t`read what was answered` },
    react: { icon: 'smile', act: t`react to this` },
    reblog: { icon: 'reblog', act: t`pass this on` },
    scroll: { icon: 'chevron-down', act: t`read on` },
    tags: { icon: 'tag', act: t`open a tag` },
    vote: { icon: 'poll', act: t`vote` },
  };
  return words[action];
}

/** Returns title and sentence of the wall for each area of the site (spec 001 §2). */
export function useAreaWords({ area, post, name }: HeldAct): { title: string; sentence: string } {
  const { t } = useLingui();
  const blog = post?.blogName ?? name;
  const enter = t`Enter your e-mail address to log in or sign up.`;
  switch (area) {
    case 'explore':
      return { title: t`Yours in a minute.`, sentence: `${enter} ${t`It is done the moment you are in.`}` };
    case 'blogView':
      return {
        title: blog ? t`${blog} keeps a place for you.` : t`A place is kept for you.`,
        sentence: `${enter} ${t`You land on this very spot.`}`,
      };
    case 'search':
      return { title: t`You found it. Keep it.`, sentence: `${enter} ${t`Your search stays as it is.`}` };
    case 'hubs':
      return {
        title: t`There is more of it every day.`,
        sentence: `${enter} ${t`Tags that you follow come to you.`}`,
      };
    case 'communities':
      return {
        title: t`They read every word of this.`,
        sentence: `${enter} ${t`Then it goes to the community.`}`,
      };
    case 'communitiesBrowse':
      return {
        title: t`There is a table for this, too.`,
        sentence: `${enter} ${t`You join as yourself.`}`,
      };
    case 'generic':
      return {
        title: t`Pull up a chair.`,
        sentence: `${enter} ${t`Reading stays open to everybody.`}`,
      };
  }
}
