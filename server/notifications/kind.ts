import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];
type Notification = Schemas['Notification'];

/** Settings of a member that switch push messages. */
export type PushSetting = Extract<
  keyof Schemas['UserSettings']['notifications'],
  | 'pushMessages'
  | 'pushAsks'
  | 'pushMentions'
  | 'pushReplies'
  | 'pushReblogs'
  | 'pushLikes'
  | 'pushFollowers'
  | 'pushPosts'
  | 'pushOther'
>;

/** Mails about a type of notification to the members of the notified blog. */
export interface NotificationMail {
  /** The kind of mail that tells it; several types may share one (`server/modules/notifications/mail/causes/`). */
  kind: 'ask' | 'followers' | 'replies' | 'invitation' | 'gift';
  /** The member's setting for it. */
  setting: 'emailAsks' | 'emailFollowers' | 'emailReplies' | 'emailInvitations' | 'emailGifts';
  /** Time for which it is held back, so that what is seen meanwhile is not mailed. */
  afterMinutes: number;
}

/** Settings of a blog that switch notifications. */
export type NotificationPreference = Exclude<keyof Schemas['NotificationSettings'], 'muted' | 'mutedUntilTs'>;

/**
 * Events that notify, and the parameters of their statement. A statement of a list (like, follow) joins the kinds to
 * the rows it wrote, which its common table expression `added` holds.
 */
export type NotificationEvent =
  /** `added`: rows of `likes`. */
  | 'like'
  /** `added`: rows of `follows`. */
  | 'follow'
  /** A post became public: $1 its blog, $2 its id. */
  | 'post'
  /** $1 the blog that was asked, $2 the id of the ask. */
  | 'ask'
  /** $1 the blog of the post, $2 the post, $3 the reply, $4 who replied, $5 as which blog, $6 mentioned names, $7 is public. */
  | 'reply'
  /** $1 the id of the invitation. */
  | 'invitation'
  /** $1 the id of the invitation to a community. */
  | 'communityInvitation'
  /** $1 the community that has room again, $2 the id of the site. */
  | 'communitySeat'
  /** $1 the id of the request to join. */
  | 'communityRequest'
  /** $1 the id of the request that is about to be approved, $2 the id of the site. */
  | 'communityRequestApproved'
  /** $1 the id of the request that is about to be denied, $2 the id of the site. */
  | 'communityRequestDenied'
  /** $1 the community, $2 the blog that joined, $3 who invited it; null for nobody. */
  | 'communityMember'
  /** $1 the id of the offered role. */
  | 'communityRoleOffer'
  /** $1 the id of the offered role that was accepted and is about to be deleted. */
  | 'communityRoleAccepted'
  /** $1 the id of the offered role that was declined and is about to be deleted. */
  | 'communityRoleDeclined'
  /** $1 the community, $2 the blog whose role changed, $3 the id of the site. */
  | 'communityRole'
  /** $1 the communities that nobody looks after, $2 the id of the site. */
  | 'communityUnattended'
  /** $1 the decision of the moderators of a community, $2 the id of the site. */
  | 'communityDecision'
  /** $1 the decision that somebody appeals against. */
  | 'communityAppeal'
  /** $1 the decision whose appeal was decided, $2 the id of the site. */
  | 'communityAppealOutcome'
  /** $1 the id of the invitation to a collection. */
  | 'collectionInvitation'
  /** $1 the order of the gift. */
  | 'gift'
  /** $1 the order of a gift that was claimed or declined, or is over, $2 the id of the site. */
  | 'giftAnswer'
  /** $1 what happened to a domain, $2 the id of the site. */
  | 'domain'
  /** $1 the waits for a product that is in stock again (a list), $2 the id of the site. */
  | 'productInStock'
  /** $1 what members are told of what is paid (a list), $2 the id of the site. */
  | 'paid'
  /** $1 the collection, $2 the followers who are told, $3 the id of the site. */
  | 'collectionNews'
  /** A post was published in a community: $1 its blog, $2 its id. */
  | 'communityPost'
  /** $1 the comment, $2 the names that its text mentions. */
  | 'communityComment'
  /** $1 the reaction. */
  | 'communityReaction'
  /** $1 the blog, $2 the new member. */
  | 'member'
  /** $1 the blog, $2 the post, $3 the id of the site. */
  | 'publishFault'
  /** $1 the id of the flag, $2 the id of the site. */
  | 'flag'
  | 'appealAccepted'
  | 'appealRejected';

/** Columns of a notification that presentation reads. */
export interface NotifiedRow {
  subject_id: string;
  post_id: string | null;
  other_post_id: string | null;
  actor_blog_id: string | null;
  reply_text: string | null;
  flag_state: 'flagged' | 'in_review' | 'appeal_accepted' | 'appeal_rejected' | null;
  flag_outcome: string | null;
}

interface NotifiedPost {
  tags: string[];
  summary: string;
  publish_fault: string | null;
}

/** Posts of a notification: the one it concerns, and the one that caused it. */
export interface NotifiedPosts {
  target?: NotifiedPost;
  other?: NotifiedPost;
}

/** An event that notifies, and whom. */
export interface NotificationCause {
  event: NotificationEvent;
  /**
   * Select of the notified blogs: blog_id, type, user_id, actor_blog_id, post_id, other_blog_id, other_post_id,
   * subject_id, in this order; of a type that begins with `community_` then community_id, of `collection_` collection_id.
   */
  rows: string;
}

/** Everything about one type of notification. `npm run generate` lists the files in `kinds/`. */
export interface NotificationKind {
  /** Value of `NotificationType`. */
  type: string;
  /** One cause, or several: a mention may be in a post or in a comment. */
  cause: NotificationCause | readonly NotificationCause[];
  /** The blog's setting for it; omitted when it is always sent. */
  preference?: NotificationPreference;
  /** Text after the names of the acting blogs (`title` of the contract, for programs without texts of their own). */
  title?: string;
  /** Text of a notification by the site, which names nobody. */
  siteTitle?: string;
  /** The member's setting for push messages; their titles are in `server/modules/notifications/push/words/`. */
  push: { setting: PushSetting };
  /** Mails about it; omitted for types that are never mailed. */
  mail?: NotificationMail;
  /** Groups push messages by the post or by the blog, for members who group. */
  groupedBy?: 'post' | 'blog';
  /** Returns the fields besides the acting blogs and the posts. */
  fieldsOf?: (row: NotifiedRow, posts: NotifiedPosts) => Partial<Notification>;
  /** Returns the address that a push message opens; the post when omitted or undefined. */
  pathOf?: (told: Notification, blogName: string) => string | undefined;
}
