/** Kinds that a member can switch, as the contract's settings name them. */
export type PushKind =
  | 'pushMessages'
  | 'pushAsks'
  | 'pushMentions'
  | 'pushReplies'
  | 'pushReblogs'
  | 'pushLikes'
  | 'pushFollowers'
  | 'pushPosts'
  | 'pushOther';

/** Texts in one language. `who` is a name, or a name and the number of others. */
interface PushWords {
  somebody: string;
  others: (name: string, count: number) => string;
  /** Texts by type of notification. */
  deeds: Readonly<Record<string, (who: string) => string>>;
  /** Text for an unknown type. */
  something: (who: string) => string;
  letters: (who: string, count: number) => string;
  request: (who: string) => string;
  /** Text for the number of further messages. */
  more: (count: number) => string;
  /** Text that names the blog, for members with several. */
  forBlog: (blog: string) => string;
}

const ENGLISH: PushWords = {
  somebody: 'Somebody',
  others: (name, count) => `${name} and ${count} other${count === 1 ? '' : 's'}`,
  deeds: {
    like: (who) => `${who} liked your post`,
    reblog_naked: (who) => `${who} reblogged your post`,
    reblog_with_content: (who) => `${who} reblogged your post and added something`,
    reply: (who) => `${who} replied to your post`,
    conversational_note: (who) => `${who} replied to a post you follow`,
    mention_in_post: (who) => `${who} mentioned you in a post`,
    mention_in_reply: (who) => `${who} mentioned you in a reply`,
    ask: (who) => `${who} asked you something`,
    answered_ask: (who) => `${who} answered you`,
    follow: (who) => `${who} followed you`,
    new_post: (who) => `${who} posted something new`,
    group_blog_invitation: (who) => `You are invited to write for ${who}`,
    new_group_blog_member: (who) => `${who} writes for your blog now`,
    publish_failed: () => 'Your post could not be published',
    post_flagged: () => 'Your post was flagged',
    post_appeal_accepted: () => 'You were right about your post',
    post_appeal_rejected: () => 'What was decided about your post stays',
  },
  something: (who) => `${who} did something`,
  letters: (who, count) => (count === 1 ? `${who} sent you a message` : `${count} new messages from ${who}`),
  request: (who) => `${who} would like to write to you`,
  more: (count) => `${count} more notifications`,
  forBlog: (blog) => `For ${blog}`,
};

const GERMAN: PushWords = {
  somebody: 'Jemand',
  others: (name, count) => `${name} und ${count === 1 ? 'noch jemand' : `${count} andere`}`,
  deeds: {
    like: (who) => `Herz für deinen Beitrag: ${who}`,
    reblog_naked: (who) => `Dein Beitrag wurde gerebloggt: ${who}`,
    reblog_with_content: (who) => `Gerebloggt und etwas dazu geschrieben: ${who}`,
    reply: (who) => `Antwort auf deinen Beitrag: ${who}`,
    conversational_note: (who) => `Antwort auf einen Beitrag, dem du folgst: ${who}`,
    mention_in_post: (who) => `In einem Beitrag erwähnt: ${who}`,
    mention_in_reply: (who) => `In einer Antwort erwähnt: ${who}`,
    ask: (who) => `Eine Frage an dich: ${who}`,
    answered_ask: (who) => `${who} hat dir geantwortet`,
    follow: (who) => `Folgt dir jetzt: ${who}`,
    new_post: (who) => `Etwas Neues von ${who}`,
    group_blog_invitation: (who) => `Du bist eingeladen, für ${who} zu schreiben`,
    new_group_blog_member: (who) => `Schreibt jetzt für dein Blog: ${who}`,
    publish_failed: () => 'Dein Beitrag konnte nicht veröffentlicht werden',
    post_flagged: () => 'Dein Beitrag wurde gemeldet',
    post_appeal_accepted: () => 'Mit deinem Beitrag hattest du recht',
    post_appeal_rejected: () => 'Was über deinen Beitrag entschieden wurde, bleibt',
  },
  something: (who) => `Neues von ${who}`,
  letters: (who, count) =>
    count === 1 ? `${who} hat dir eine Nachricht geschickt` : `${count} neue Nachrichten von ${who}`,
  request: (who) => `${who} möchte dir schreiben`,
  more: (count) => `${count} weitere Mitteilungen`,
  forBlog: (blog) => `Für ${blog}`,
};

/** Returns the texts of a member's language; English for an unknown one. */
export function pushTexts(locale: string): PushWords {
  return locale.startsWith('de') ? GERMAN : ENGLISH;
}

/** Returns the kind that switches a type of notification. */
export function pushKindOf(type: string): PushKind {
  if (type.startsWith('reblog')) return 'pushReblogs';
  if (type.startsWith('mention')) return 'pushMentions';
  switch (type) {
    case 'like':
      return 'pushLikes';
    case 'reply':
    case 'conversational_note':
      return 'pushReplies';
    case 'ask':
    case 'answered_ask':
      return 'pushAsks';
    case 'follow':
      return 'pushFollowers';
    case 'new_post':
      return 'pushPosts';
    default:
      return 'pushOther';
  }
}
