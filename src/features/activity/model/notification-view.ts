import type { ComponentType, ReactNode } from 'react';
import type { Notification } from '#generated/zod/notification.zod.ts';
import { paths } from '#src/paths/paths.ts';
import type { IconName } from '#src/shared/ui/icon-paths.ts';

export interface SentenceProps {
  row: Notification;
  /** Names of the blogs that acted. */
  who: ReactNode;
  /** Number of actions of one blog in a row of several; 1 in rows by post. */
  times: number;
}

/**
 * One kind of notification on the activity page. `npm run generate` joins the files in `kinds/`: one for each file in
 * `server/notifications/kinds/`, under the same name.
 */
export interface NotificationView {
  icon: IconName;
  /** Colour of the icon. */
  tone?: 'like' | 'reblog' | 'fault';
  /** Renders the sentence for the notification. */
  Sentence: ComponentType<SentenceProps>;
  /** Returns the path that the row leads to; that of its post or reply when omitted. */
  pathOf?: (row: Notification) => string | undefined;
  /** True when the path opens as a page; a post opens over the list. */
  opensPage?: boolean;
  /** Renders the action at the end of the row. */
  Action?: (props: { row: Notification }) => ReactNode;
}

/** Returns the path of a notification's reply among the notes, or of its post; undefined without a post. */
export function shownPath({ post, targetPost, replyId, community }: Notification): string | undefined {
  const shown = post ?? targetPost;
  if (!shown) return undefined;
  if (community) {
    return replyId
      ? paths.communityComment(community.name, shown.id, replyId)
      : paths.communityPost(community.name, shown.id);
  }
  return replyId ? paths.reply(shown.blogName, shown.id, replyId) : paths.post(shown.blogName, shown.id);
}

/** Returns the path of the review of the blog's posts. */
export function reviewPath({ post, targetPost }: Notification): string | undefined {
  const shown = post ?? targetPost;
  return shown && paths.review(shown.blogName);
}
