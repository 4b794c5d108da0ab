// Written by `npm run generate` from openapi/. Do not edit.

export const limits = {
  /** Posts a member publishes in a day. In posts. (public API documentation, “Rate limits”) */
  postsPerDay: 250,
  /** Likes a member gives in a day. In likes. (public API documentation, “Rate limits”) */
  likesPerDay: 1000,
  /** Blogs a member follows in a day. In blogs. (public API documentation, “Rate limits”) */
  followsPerDay: 200,
  /** Pictures a member uploads in a day. In pictures. (public API documentation, “Rate limits”) */
  imagesPerDay: 250,
  /** Videos a member uploads in a day. In videos. (public API documentation, “Rate limits”) */
  videosPerDay: 20,
  /** Length of all videos a member uploads in a day. In seconds. (public API documentation, “Rate limits”) */
  videoSecondsPerDay: 3600,
  /** Audio files a member uploads in a day. In pieces of sound. (designed) */
  audioPerDay: 50,
  /** Blogs a member makes in a day. In blogs. (public API documentation, “Rate limits”) */
  blogsPerDay: 10,
  /** Pending asks that a member sent within a day. In asks. (designed) */
  asksPerDay: 100,
  /** Posts of a member that wait for review on others' blogs and were sent within a day. In posts. (designed) */
  submissionsPerDay: 50,
  /** Messages a member sends within an hour to blogs that never wrote back. In messages. (designed) */
  messageRequestsPerHour: 60,
  /** Boops a member gives within an hour. In boops. (designed) */
  boopsPerHour: 100,
  /** Tries of one network address, or of one member, at a call that could be used to guess, within two minutes. In tries. (designed) */
  guessesPerAddress: 20,
  /** Password attempts for one account within twenty minutes: by all browsers and programs together that it was never used from, and by each known browser and each session separately. In tries. (designed) */
  guessesPerAccount: 20,
  /** Codes of a second factor tried for one account within twenty minutes, counted as passwords are; the holder of a mailed link is counted apart. In tries. (designed) */
  codesPerAccount: 10,
  /** Passwords of one blog that a member tries within ten minutes. In tries. (designed) */
  blogGuesses: 10,
  /** Batches of analytics events of one network address that are stored within a minute. In batches. (designed) */
  eventBatchesPerMinute: 120,
  /** Events and as many trackers of one batch that are stored. In events. (designed) */
  eventsPerBatch: 100,
  /** Log-in links mailed to one account within an hour, and as many for each browser it was used in. In e-mails. (designed) */
  loginMailsPerHour: 5,
  /** Password reset links mailed to one account within an hour, and as many for each browser it was used in. In e-mails. (designed) */
  resetMailsPerHour: 5,
  /** Recovery links mailed to one account within an hour, and as many for each browser it was used in. In e-mails. (designed) */
  recoveryMailsPerHour: 3,
  /** Proof codes mailed to one account within an hour, and as many for each browser it was used in. In e-mails. (designed) */
  proofMailsPerHour: 5,
  /** E-mails that one member has sent within an hour to confirm an address; accounts that never confirmed one share as many for each new address. In e-mails. (designed) */
  confirmationMailsPerHour: 3,
  /** Invitations to blogs that one member has mailed within an hour. In e-mails. (designed) */
  invitationMailsPerHour: 20,
  /** Test e-mails that one staff member sends to themselves within an hour. In e-mails. (designed) */
  testMailsPerHour: 5,
  /** Invitations to blogs that one member has mailed to one address within an hour; accounts that never confirmed an address share as many. In e-mails. (designed) */
  invitationMailsToOnePerHour: 3,
  /** Posts that one change to many can name. In posts. (designed) */
  bulkPosts: 500,
  /** Posts in the queue of a blog. In posts. (spec 000 §8, code 8022) */
  queuedPosts: 1000,
  /** Blogs a member follows. In blogs. (designed) */
  followedBlogs: 5000,
  /** Custom dashboard tabs of a member. In tabs. (designed) */
  dashboardTabs: 20,
  /** Tags a member filters. In tags. (designed) */
  filteredTags: 1000,
  /** Texts a member filters. In texts. (designed) */
  filteredTexts: 200,
  /** Members of a blog. In members. (designed) */
  blogMembers: 100,
  /** Invitations of a blog that wait for an answer. In invitations. (designed) */
  blogInvitations: 50,
  /** OAuth apps a member registers. In apps. (designed) */
  oauthClients: 10,
  /** House ads of the site that have not been ended. In ads. (designed) */
  houseAds: 100,
  /** Passkeys of a member. In passkeys. (designed) */
  passkeys: 20,
  /** Push devices of a member. In devices. (designed) */
  pushDevices: 20,
  /** Folders of saved posts of a member. In folders. (designed) */
  savedFolders: 100,
  /** Events of one kind in the security log of a member; the oldest are deleted first. In events. (designed) */
  securityEventsPerKind: 100,
  /** How long an event stays in the security log of a member. In days. (designed) */
  securityLogDays: 180,
  /** Open event streams of a member in one process. In streams. (designed) */
  streams: 10,
  /** Communities that a member creates within a day. In communities. (designed) */
  communitiesPerDay: 1,
  /** Invitations to communities that a member sends within a day. In invitations. (public documentation of the product family) */
  communityInvitationsPerDay: 250,
  /** Communities that one blog is a member of. In communities. (designed) */
  communityBlogs: 10000,
  /** Boards of a community. In boards. (designed) */
  communityBoards: 20,
  /** Pinned posts of a community. In posts. (designed) */
  communityPins: 3,
  /** Rules of a community. In rules. (spec 001 §8, code 23107) */
  communityRules: 20,
  /** Questions that a community asks applicants. In questions. (designed) */
  communityQuestions: 5,
  /** Kinds of reactions that one member puts under a post (code 22002). In reactions. (designed) */
  communityReactions: 8,
  /** Kinds of reactions that one post holds (code 22001). In reactions. (designed) */
  communityReactionKinds: 30,
  /** Unread posts of a community that are counted. In posts. (designed) */
  communityUnread: 1000,
  /** Automatic rules of a community. In rules. (designed) */
  automaticRules: 20,
  /** Notes of the moderators of a community beside one entry of the queue. In notes. (designed) */
  itemNotes: 50,
  /** Notes of staff beside one entry of the staff queue. In notes. (designed) */
  staffNotes: 50,
  /** How long the notices of a decision of staff wait so that it can be changed or undone. In seconds. (designed) */
  staffNoticeSeconds: 10,
  /** How long the notices of a decision of staff wait while somebody writes a message. In seconds. (designed) */
  staffHoldSeconds: 120,
  /** How long the notices of a decision of staff wait at most. In minutes. (designed) */
  staffNoticeMinutes: 10,
  /** Templates of notices of a community. In templates. (designed) */
  moderationTemplates: 50,
  /** Posts and comments of one decision. In items. (designed) */
  moderationItems: 50,
  /** How long a claim of an entry of the queue of a community or of the staff lasts. In minutes. (designed) */
  claimMinutes: 10,
  /** How long the notices of a decision wait so that it can be changed. In minutes. (designed) */
  noticeDelayMinutes: 15,
  /** How long a decision can be appealed. In days. (designed) */
  appealDays: 30,
  /** Days without an act of a moderator after which a community is unattended; after twice as many it is read-only. In days. (designed) */
  unattendedDays: 30,
  /** How long a deleted community can be restored. In days. (designed) */
  communityRestoreDays: 30,
  /** Collections of a member. In collections. (designed) */
  collections: 1000,
  /** Posts of a collection. In posts. (designed) */
  collectionPosts: 10000,
  /** Collaborators of a collection. In collaborators. (designed) */
  collaborators: 20,
  /** Domains of a member, registered and connected. In domains. (designed) */
  domains: 50,
  /** DNS records of a domain. In records. (designed) */
  dnsRecords: 100,
  /** Membership plans of a blog. In plans. (designed) */
  membershipPlans: 5,
  /** Columns of the patio. In columns. (designed) */
  patioColumns: 12,
  /** Lanterns of a porch. In lanterns. (designed) */
  lanterns: 7,
  /** The content of a post as JSON. In bytes. (public block format, “Post content limits”) */
  postBytes: 1000000,
  /** Blocks of a post. In blocks. (public block format, “Post content limits”) */
  postBlocks: 1000,
  /** Pictures in a post. In pictures. (public block format, “Post content limits”) */
  imagesPerPost: 30,
  /** Videos in a post. In videos. (public block format, “Post content limits”) */
  videosPerPost: 10,
  /** Audio blocks in a post. In pieces of sound. (public block format, “Post content limits”) */
  audioPerPost: 10,
  /** Link cards in a post. In cards. (public block format, “Post content limits”) */
  linksPerPost: 10,
  /** Polls in a post. In polls. (public block format, “Post content limits”) */
  pollsPerPost: 10,
  /** Mentions in the text of a post. In blogs. (public block format, “Post content limits”) */
  mentionsPerPost: 50,
  /** Links in the text of a post. In links. (public block format, “Post content limits”) */
  inlineLinksPerPost: 100,
  /** Tags of a post that count; the rest is dropped. In tags. (spec 000 §3) */
  tagsPerPost: 30,
  /** All tags of a post as they are sent. In characters. (designed) */
  tagsLength: 8192,
  /** One tag. In characters. (public API documentation) */
  tagLength: 140,
  /** The text of one block. In code points. (public block format) */
  textLength: 4096,
  /** The words for those who cannot see a picture. In code points. (designed) */
  altTextLength: 4096,
  /** The question of a poll. In code points. (public block format) */
  pollQuestionLength: 255,
  /** One answer of a poll. In code points. (public block format) */
  pollAnswerLength: 100,
  /** Answers of a poll. In answers. (public block format) */
  pollAnswers: 12,
  /** A reply. In code points. (spec 000 §4) */
  replyLength: 475,
  /** A picture file. In bytes. (public block format) */
  imageBytes: 20971520,
  /** A sound file. In bytes. (designed) */
  audioBytes: 50000000,
  /** A video file. In bytes. (public API documentation, “Rate limits”) */
  videoBytes: 500000000,
  /** Announced bytes of all unfinished uploads of a member; and bytes that one process receives from a member at the same time. In bytes. (designed) */
  uploadBytesAtOnce: 1500000000,
  /** The length of a video. In seconds. (designed) */
  videoSeconds: 600,
  /** Any answer of the API before compression. In bytes. (designed) */
  answerBytes: 2000000,
  /** Parts of a trail that a reblog passes on; of longer trails the oldest stay behind. In parts. (designed) */
  trailPartsKept: 250,
  /** Trail items in a post; the rest is requested separately. In parts. (designed) */
  trailPartsShown: 50,
} as const;

export type LimitName = keyof typeof limits;

/** Limits that /v2/config publishes. */
export const publicLimits = {
  postsPerDay: limits.postsPerDay,
  likesPerDay: limits.likesPerDay,
  followsPerDay: limits.followsPerDay,
  imagesPerDay: limits.imagesPerDay,
  queuedPosts: limits.queuedPosts,
  postBytes: limits.postBytes,
  imagesPerPost: limits.imagesPerPost,
  tagsPerPost: limits.tagsPerPost,
  replyLength: limits.replyLength,
  imageBytes: limits.imageBytes,
} as const;
