// Written by `npm run generate` from openapi/. Do not edit.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A sentence, and the names of the values it needs. */
interface Sentence {
  text: MessageDescriptor;
  params?: readonly string[];
}

/** Sentences of the error catalogue by code: of the code itself, and of its reasons where it has several meanings. */
export const errorMessages: Readonly<
  Record<number, { sentence: Sentence; reasons?: Readonly<Record<string, Sentence>> }>
> = {
  1016: {
    sentence: { text: msg({ message: "The bearer token is missing or not known." }) },
  },
  1018: {
    sentence: { text: msg({ message: "You did not give this app access to that." }) },
  },
  1019: {
    sentence: { text: msg({ message: "The CSRF token is missing or does not belong to this session." }) },
  },
  1026: {
    sentence: { text: msg({ message: "Please review your privacy choices before you go on." }) },
  },
  1027: {
    sentence: { text: msg({ message: "Please review your privacy choices before you log in." }) },
  },
  1034: {
    sentence: { text: msg({ message: "Log in to do that." }) },
  },
  1040: {
    sentence: { text: msg({ message: "You have reached today's limit of 1,000 likes. Take a breath and come back tomorrow." }) },
  },
  4003: {
    sentence: { text: msg({ message: "Ah, now. You need clearance for that." }) },
    reasons: {
      collection_embed: { text: msg({ message: "Only public collections can be shown on other sites." }) },
      blog_not_promotable: { text: msg({ message: "Only a blog that everybody may read can be put forward." }) },
      decision_of_other: { text: msg({ message: "Only the colleague who decided can change it." }) },
      suspend_self: { text: msg({ message: "Nobody can suspend themselves." }) },
      suspend_staff: { text: msg({ message: "Members of the staff cannot be suspended." }) },
      block_self: { text: msg({ message: "You cannot block a blog of your own." }) },
      follow_self: { text: msg({ message: "You cannot follow your own blog." }) },
      mute_self: { text: msg({ message: "You cannot mute a blog of your own." }) },
      report_self: { text: msg({ message: "You cannot report what is your own. Edit or delete it instead." }) },
      role_needs_offer: { text: msg({ message: "Offer them the role. They decide whether they take it." }) },
      first_admin_stays: { text: msg({ message: "The first admin of a blog stays one until they leave." }) },
      likes_private: { text: msg({ message: "This blog keeps its likes private." }) },
      following_private: { text: msg({ message: "This blog keeps the blogs it follows private." }) },
      boops_off: { text: msg({ message: "Boops are switched off for one of you." }) },
      site_tab: { text: msg({ message: "A tab of the site can be hidden, but not changed or deleted." }) },
      not_a_participant: { text: msg({ message: "This conversation belongs to other blogs." }) },
      replies_off: { text: msg({ message: "{blog} does not take replies from you." }), params: ["blog"] },
      not_following: { text: msg({ message: "Follow {blog} first to be notified of new posts." }), params: ["blog"] },
      not_admin_of_both: { text: msg({ message: "Posts move only between blogs that you are an admin of." }) },
      submission_kind: { text: msg({ message: "{blog} takes submissions of these kinds: {kinds}." }), params: ["blog","kinds"] },
      submission_tags: { text: msg({ message: "{blog} takes submissions with these tags: {tags}." }), params: ["blog","tags"] },
      asks_off: { text: msg({ message: "{blog} does not take asks." }), params: ["blog"] },
      submissions_off: { text: msg({ message: "{blog} does not take submissions." }), params: ["blog"] },
      anonymous_asks_off: { text: msg({ message: "{blog} does not take anonymous asks." }), params: ["blog"] },
      ask_text_only: { text: msg({ message: "{blog} takes asks in words only." }), params: ["blog"] },
      label_locked: { text: msg({ message: "A label that the staff locked cannot be removed." }) },
      folder_title_taken: { text: msg({ message: "You already have a folder with this name." }) },
    },
  },
  4004: {
    sentence: { text: msg({ message: "There is nothing here." }) },
    reasons: {
      blog: { text: msg({ message: "There is no such blog." }) },
      post: { text: msg({ message: "There is no such post." }) },
      moved: { text: msg({ message: "This post is on {blog} now." }), params: ["blog"] },
      conversation: { text: msg({ message: "There is no such conversation." }) },
      reply: { text: msg({ message: "That reply is gone." }) },
      comment: { text: msg({ message: "That comment is gone." }) },
      member: { text: msg({ message: "There is no such member." }) },
      no_longer_member: { text: msg({ message: "They have left the blog in the meantime." }) },
      invitation: { text: msg({ message: "There is no such invitation." }) },
      invitation_withdrawn: { text: msg({ message: "The invitation was withdrawn in the meantime." }) },
      channel: { text: msg({ message: "There is no such channel." }) },
      tab: { text: msg({ message: "There is no such tab." }) },
      timeline: { text: msg({ message: "There is no such timeline." }) },
      tag: { text: msg({ message: "Nobody has used this tag yet." }) },
      folder: { text: msg({ message: "There is no such folder." }) },
      app: { text: msg({ message: "There is no such app." }) },
      app_request: { text: msg({ message: "The request of the app has expired. Start again from the app." }) },
      app_access: { text: msg({ message: "This app has no access." }) },
      archive: { text: msg({ message: "There is no such archive." }) },
      ask: { text: msg({ message: "There is no such ask." }) },
      account: { text: msg({ message: "There is no such account." }) },
      picture: { text: msg({ message: "There is no such picture." }) },
      gif: { text: msg({ message: "There is no such GIF." }) },
      upload: { text: msg({ message: "There is no such upload, or it waited too long for its file." }) },
      support_request: { text: msg({ message: "There is no such request." }) },
      article: { text: msg({ message: "There is no such article." }) },
      appeal: { text: msg({ message: "There is no such appeal." }) },
      report: { text: msg({ message: "There is no such report." }) },
      feature: { text: msg({ message: "There is no such feature." }) },
      no_posts_yet: { text: msg({ message: "{blog} has posted nothing yet." }), params: ["blog"] },
      no_posts_that_year: { text: msg({ message: "{blog} posted nothing in {year}." }), params: ["blog","year"] },
      email: { text: msg({ message: "Nobody can be found by this address." }) },
      no_primary_blog: { text: msg({ message: "No member has this as their first blog." }) },
      own_blog: { text: msg({ message: "You write for no such blog." }) },
      not_flagged: { text: msg({ message: "This post was not flagged." }) },
      not_saved: { text: msg({ message: "That post is not saved." }) },
      not_linked: { text: msg({ message: "It is not linked to your account." }) },
      not_shareable: { text: msg({ message: "Only published posts can be shared." }) },
      deleted: { text: msg({ message: "This was deleted in the meantime." }) },
      community: { text: msg({ message: "There is no such community." }) },
      collection: { text: msg({ message: "There is no such collection." }) },
      not_kept: { text: msg({ message: "That post is not in this collection." }) },
      board: { text: msg({ message: "There is no such board." }) },
      category: { text: msg({ message: "There is no such category." }) },
      rule: { text: msg({ message: "There is no such rule." }) },
      queue_entry: { text: msg({ message: "There is no such entry in the queue." }) },
      decision: { text: msg({ message: "There is no such decision." }) },
      template: { text: msg({ message: "There is no such template." }) },
      automatic_rule: { text: msg({ message: "There is no such automatic rule." }) },
      membership_request: { text: msg({ message: "There is no such request. Perhaps somebody answered it already." }) },
      stewardship_request: { text: msg({ message: "There is no such request. Perhaps it was answered already, or the member has left." }) },
      role_offer: { text: msg({ message: "There is no such offer. Perhaps it was withdrawn." }) },
    },
  },
  4005: {
    sentence: { text: msg({ message: "This address does not take that method." }) },
  },
  4009: {
    sentence: { text: msg({ message: "Somebody changed this in the meantime. Look at it again." }) },
    reasons: {
      tabs: { text: msg({ message: "Your tabs have changed in the meantime." }) },
      vendor_list: { text: msg({ message: "The list of companies has changed. Look at it again." }) },
      community: { text: msg({ message: "Somebody changed this community in the meantime. Nothing of yours was saved over it." }) },
      collection: { text: msg({ message: "Somebody changed this collection in the meantime. Nothing of yours was saved over it." }) },
      patio: { text: msg({ message: "Your patio was changed in another browser in the meantime." }) },
      porch: { text: msg({ message: "Your porch was changed in another browser in the meantime." }) },
      post: { text: msg({ message: "Somebody edited this post in the meantime. Nothing of yours was saved over it." }) },
      flag: { text: msg({ message: "A colleague changed this feature in the meantime. Look at it again." }) },
      house_ad: { text: msg({ message: "A colleague changed this ad in the meantime. Nothing of yours was saved over it." }) },
    },
  },
  4010: {
    sentence: { text: msg({ message: "This key belongs to another request." }) },
  },
  4011: {
    sentence: { text: msg({ message: "The same request is still being carried out." }) },
  },
  4029: {
    sentence: { text: msg({ message: "That was a little too fast. Wait a moment and try again." }) },
    reasons: {
      uploads: { text: msg({ message: "Other files of yours are still being uploaded. Wait until one of them has arrived." }) },
      emails: { text: msg({ message: "You had several e-mails sent within the hour. Look for them, or ask again later." }) },
      passwords: { text: msg({ message: "Too many passwords were tried for this account from browsers it was never used in. Log in by e-mail, use a browser you have logged in with before, or try again later." }) },
    },
  },
  4030: {
    sentence: { text: msg({ message: "You have reached the limit of these." }) },
    reasons: {
      passkeys: { text: msg({ message: "You have {limit, number} passkeys already." }), params: ["limit"] },
      house_ads: { text: msg({ message: "The site has {limit, number} ads already. End or delete one first." }), params: ["limit"] },
      domains: { text: msg({ message: "You have {limit, number} domains already." }), params: ["limit"] },
      dns_records: { text: msg({ message: "This domain has {limit, number} records already." }), params: ["limit"] },
      apps: { text: msg({ message: "You have {limit, number} apps already." }), params: ["limit"] },
      follows: { text: msg({ message: "You follow {limit, number} blogs, as many as anybody can." }), params: ["limit"] },
      invitations: { text: msg({ message: "{limit, number} invitations wait already. Withdraw one first." }), params: ["limit"] },
      blogs_per_day: { text: msg({ message: "You can make {limit, number} blogs a day." }), params: ["limit"] },
      communities_per_day: { text: msg({ message: "You have started as many communities as a day allows ({limit, number}). Come back tomorrow." }), params: ["limit"] },
      boards: { text: msg({ message: "A community has {limit, number} boards at most." }), params: ["limit"] },
      membership_plans: { text: msg({ message: "A blog has {limit, number} plans at most." }), params: ["limit"] },
      automatic_rules: { text: msg({ message: "A community has {limit, number} automatic rules at most." }), params: ["limit"] },
      templates: { text: msg({ message: "A community has {limit, number} templates at most." }), params: ["limit"] },
      item_notes: { text: msg({ message: "An entry has {limit, number} notes at most." }), params: ["limit"] },
      community_pins: { text: msg({ message: "A community has {limit, number} pinned posts at most. Unpin one first." }), params: ["limit"] },
      members: { text: msg({ message: "This blog has as many members as a blog can have." }) },
      tabs: { text: msg({ message: "You have {limit, number} tabs already." }), params: ["limit"] },
      open_uploads: { text: msg({ message: "Uploads of 1.5 GB at most can be open at once. Finish one or cancel it, or wait for an hour." }) },
      push_devices: { text: msg({ message: "{limit, number} devices get notifications already." }), params: ["limit"] },
      folders: { text: msg({ message: "You have {limit, number} folders already." }), params: ["limit"] },
      collections: { text: msg({ message: "You have {limit, number} collections already." }), params: ["limit"] },
      collection_posts: { text: msg({ message: "A collection has {limit, number} posts at most. Remove some first." }), params: ["limit"] },
      rewarded_ads: { text: msg({ message: "You have watched {limit, number} ads today. Tomorrow there are more." }), params: ["limit"] },
      support_requests: { text: msg({ message: "You can send five requests a day. Please write again tomorrow." }) },
    },
  },
  4031: {
    sentence: { text: msg({ message: "The last admin cannot leave. Name another admin first." }) },
  },
  4032: {
    sentence: { text: msg({ message: "This is not possible in its present state." }) },
    reasons: {
      payouts_missing: { text: msg({ message: "Set up payouts first." }) },
      reported_member: { text: msg({ message: "Mute, remove or ban the member on their page, or dismiss the reports." }) },
      domain_elsewhere: { text: msg({ message: "This domain is registered elsewhere. Change it there." }) },
      domain_moving: { text: msg({ message: "Wait until the domain has arrived." }) },
      domain_registered: { text: msg({ message: "This domain is registered here. Nothing has to be checked." }) },
      domain_locked: { text: msg({ message: "Turn the transfer lock off first." }) },
      domain_young: { text: msg({ message: "It was registered or moved less than 60 days ago, and cannot move yet." }) },
      domain_lapsed: { text: msg({ message: "Renew the domain first. It cannot move while the registry holds it back." }) },
      ad_ended: { text: msg({ message: "This ad has ended for good. Make a new one." }) },
      without_ads: { text: msg({ message: "You see no ads as it is. There is nothing to earn." }) },
      no_open_plan: { text: msg({ message: "Make a plan that accepts supporters first." }) },
      plan_in_use: { text: msg({ message: "Somebody supports you with this plan. Close it instead." }) },
      plan_closed: { text: msg({ message: "This plan accepts nobody new." }) },
      payment_under_way: { text: msg({ message: "The next payment is being taken. Try again when it is decided." }) },
      own_blog: { text: msg({ message: "This is your own blog." }) },
      has_password: { text: msg({ message: "Your account has a password. Confirm with that." }) },
      not_suspended: { text: msg({ message: "This account is not suspended." }) },
      account_deleted: { text: msg({ message: "They have deleted this account themselves." }) },
      public_app: { text: msg({ message: "An app that cannot keep a secret has none." }) },
      address_not_confirmed: { text: msg({ message: "Confirm your e-mail address first." }) },
      recovery_stopped: { text: msg({ message: "Somebody stopped the recovery. Nothing was removed." }) },
      no_passkeys_here: { text: msg({ message: "Passkeys need a site with a domain name." }) },
      community_attended: { text: msg({ message: "Somebody looks after this community." }) },
      primary_blog: { text: msg({ message: "The first blog of a member takes no other members." }) },
      not_published: { text: msg({ message: "Only a published post can be pinned." }) },
      undo_over: { text: msg({ message: "This can no longer be undone." }) },
      notices_sent: { text: msg({ message: "The author has been told. Decide anew instead." }) },
      community_has_room: { text: msg({ message: "This community has room. You can join it now." }) },
      product_gone: { text: msg({ message: "This product does not come back." }) },
      product_in_stock: { text: msg({ message: "This product is in stock. You can order it now." }) },
      setting_rule: { text: msg({ message: "This rule stands for a setting. Switch it off instead." }) },
      not_running: { text: msg({ message: "This is not being shown now." }) },
    },
  },
  4033: {
    sentence: { text: msg({ message: "This has already been done." }) },
    reasons: {
      passkey: { text: msg({ message: "That passkey is registered already." }) },
      archive: { text: msg({ message: "Your data is being packed already." }) },
      own_membership: { text: msg({ message: "You write for this blog already." }) },
      membership: { text: msg({ message: "They write for this blog already." }) },
      boop: { text: msg({ message: "{blog} has yet to boop back." }), params: ["blog"] },
      community_role: { text: msg({ message: "They have this role already." }) },
      appeal_decided: { text: msg({ message: "This appeal was decided before." }) },
      settled: { text: msg({ message: "Somebody has settled this already." }) },
      appealed: { text: msg({ message: "Somebody of this blog has appealed against it before." }) },
    },
  },
  4034: {
    sentence: { text: msg({ message: "Another moderator is looking at this." }) },
  },
  5000: {
    sentence: { text: msg({ message: "Something went wrong on our side." }) },
  },
  5001: {
    sentence: { text: msg({ message: "This is not available yet." }) },
  },
  5002: {
    sentence: { text: msg({ message: "A service behind this one did not answer properly." }) },
    reasons: {
      sign_in: { text: msg({ message: "{provider} cannot be reached just now." }), params: ["provider"] },
    },
  },
  5003: {
    sentence: { text: msg({ message: "We are down for a short maintenance." }) },
    reasons: {
      busy: { text: msg({ message: "Too much is going on here just now. Please try again in a moment." }) },
      storage: { text: msg({ message: "This site has no room for files at the moment. Please try again later." }) },
    },
  },
  5013: {
    sentence: { text: msg({ message: "The file or text is too large." }) },
    reasons: {
      image: { text: msg({ message: "A picture has at most 20 MB." }) },
      audio: { text: msg({ message: "A sound has at most 50 MB." }) },
      video: { text: msg({ message: "A video has at most 500 MB." }) },
    },
  },
  5015: {
    sentence: { text: msg({ message: "This call does not take that content type." }) },
  },
  5016: {
    sentence: { text: msg({ message: "One of the values is not accepted." }) },
    reasons: {
      blank: { text: msg({ message: "Write something first." }) },
      name_missing: { text: msg({ message: "Give it a name." }) },
      tag_missing: { text: msg({ message: "Name a tag." }) },
      tag_dots: { text: msg({ message: "A tag of one or two dots has no page. Add a letter to it." }) },
      email: { text: msg({ message: "This does not look like an e-mail address." }) },
      email_known: { text: msg({ message: "Your account has an address." }) },
      birth_date_set: { text: msg({ message: "Your birth date is known already and cannot be changed." }) },
      birth_date: { text: msg({ message: "Nobody was born on that day." }) },
      age: { text: msg({ message: "Nobody is of that age." }) },
      past: { text: msg({ message: "That time has passed." }) },
      time_zone: { text: msg({ message: "There is no such time zone." }) },
      confirmation: { text: msg({ message: "Type the name of the blog as it is." }) },
      proof_missing: { text: msg({ message: "Confirm that it is you: with your password, a passkey or a code from an e-mail." }) },
      hours: { text: msg({ message: "The day of the queue must end after it begins." }) },
      sticker: { text: msg({ message: "There is no such sticker." }) },
      gif: { text: msg({ message: "There is no such GIF." }) },
      self: { text: msg({ message: "A blog cannot write to itself." }) },
      outcome: { text: msg({ message: "That cannot be done about it." }) },
      suspension_end: { text: msg({ message: "Let it end in an hour at the earliest and in a year at the latest." }) },
      suspension_only: { text: msg({ message: "Only a suspension has an end." }) },
      replaces_one: { text: msg({ message: "One decision replaces one. Choose a single entry." }) },
      character: { text: msg({ message: "It holds a character that cannot be stored." }) },
      push_service: { text: msg({ message: "That is no push service." }) },
      same_blog: { text: msg({ message: "They are on that blog already." }) },
      single_tag: { text: msg({ message: "Each must be one tag." }) },
      post_state: { text: msg({ message: "This post cannot become that." }) },
      not_publishable: { text: msg({ message: "This post cannot be published." }) },
      tab_title: { text: msg({ message: "Give the tab a title." }) },
      tab_blog: { text: msg({ message: "There is no blog {blog} you can read." }), params: ["blog"] },
      tab_community: { text: msg({ message: "There is no community {community} you can look into." }), params: ["community"] },
      tab_empty: { text: msg({ message: "Name at least one blog, tag or community." }) },
      website: { text: msg({ message: "Give the address of a website, without a user name or password in it." }) },
      redirect_address: { text: msg({ message: "Use https addresses, http only on this machine, or a scheme with a dot in it." }) },
      follow_nothing: { text: msg({ message: "Name a blog to follow." }) },
      app_revoked: { text: msg({ message: "The access of this app was revoked in the meantime. Start again from the app." }) },
      app_address: { text: msg({ message: "The app did not register that address." }) },
      percent: { text: msg({ message: "Say how many percent of the members get it." }) },
      announcement_end: { text: msg({ message: "The end must come after the start." }) },
      announcement_open: { text: msg({ message: "News that members cannot hide need an end." }) },
      announcement_link: { text: msg({ message: "Give a web address, or an address of this site that begins with a slash." }) },
      announcement_language: { text: msg({ message: "Choose the language of the members who see it." }) },
      ad_markup: { text: msg({ message: "Write plain text: a < followed by a letter would be markup." }) },
      ad_address: { text: msg({ message: "Give an address that begins with https, or one of this site that begins with a slash." }) },
      ad_subject: { text: msg({ message: "There is nothing by this name that everybody may see." }) },
      ad_picture: { text: msg({ message: "A takeover needs a picture." }) },
      ad_serve: { text: msg({ message: "This ad was not shown here." }) },
    },
  },
  5039: {
    sentence: { text: msg({ message: "This page link has expired." }) },
  },
  5042: {
    sentence: { text: msg({ message: "Please solve the captcha again." }) },
    reasons: {
      missing: { text: msg({ message: "Please solve the captcha first." }) },
    },
  },
  2: {
    sentence: { text: msg({ message: "This e-mail address already has an account. Would you like to log in?" }) },
  },
  3: {
    sentence: { text: msg({ message: "That name is taken. How about one of these?" }) },
    reasons: {
      taken: { text: msg({ message: "That name is taken." }) },
    },
  },
  4: {
    sentence: { text: msg({ message: "A blog name has letters, digits and hyphens only, and does not start or end with a hyphen." }) },
    reasons: {
      taken: { text: msg({ message: "That name is taken." }) },
    },
  },
  7: {
    sentence: { text: msg({ message: "You are not old enough to join yet." }) },
    reasons: {
      minimum_age: { text: msg({ message: "Members are at least {age, number} years old." }), params: ["age"] },
    },
  },
  1030: {
    sentence: { text: msg({ message: "Use at least eight characters that are not easy to guess." }) },
    reasons: {
      too_short: { text: msg({ message: "Use at least 8 characters." }) },
      too_long: { text: msg({ message: "Use at most 200 characters." }) },
      too_common: { text: msg({ message: "Everybody guesses that one first. Try a few words that do not belong together." }) },
      contains_email: { text: msg({ message: "Leave your email address out of it." }) },
      contains_blog_name: { text: msg({ message: "Leave your blog name out of it." }) },
      breached: { text: msg({ message: "This password is known from a leak elsewhere." }) },
    },
  },
  16002: {
    sentence: { text: msg({ message: "No account is linked to this log-in yet." }) },
  },
  16004: {
    sentence: { text: msg({ message: "This sign-in already belongs to an account." }) },
  },
  16006: {
    sentence: { text: msg({ message: "The e-mail address or password is not right." }) },
    reasons: {
      current: { text: msg({ message: "This is not your password." }) },
    },
  },
  16007: {
    sentence: { text: msg({ message: "That code is not right or has expired." }) },
    reasons: {
      missing: { text: msg({ message: "Enter the code from your authenticator." }) },
    },
  },
  16009: {
    sentence: { text: msg({ message: "Your password was reset. Check your e-mail for a link to choose a new one." }) },
  },
  16010: {
    sentence: { text: msg({ message: "This link has been used or has expired. Ask for a new one." }) },
    reasons: {
      too_slow: { text: msg({ message: "This took too long. Please begin again." }) },
      nothing_to_complete: { text: msg({ message: "There is no registration to complete." }) },
      sign_in: { text: msg({ message: "This sign-in is over. Begin again." }) },
      code: { text: msg({ message: "That code is not right or has expired. Ask for a new one." }) },
      app: { text: msg({ message: "This has been used or has expired." }) },
      invitation: { text: msg({ message: "This invitation has been used or has expired. Ask for a new one." }) },
      stop_link: { text: msg({ message: "This link is not complete. Open it again from the e-mail, or log in and choose under E-mails in your settings." }) },
      stop_address: { text: msg({ message: "This e-mail went to an address that the account no longer has. No more e-mails go there." }) },
    },
  },
  16011: {
    sentence: { text: msg({ message: "Choose a password first; this is your only way to log in." }) },
  },
  16012: {
    sentence: { text: msg({ message: "This passkey does not belong to an account." }) },
  },
  16013: {
    sentence: { text: msg({ message: "We have suspended this account." }) },
    reasons: {
      until: { text: msg({ message: "We have suspended your account until {until, date, long}: {explanation}" }), params: ["until","explanation"] },
      for_good: { text: msg({ message: "We have suspended your account: {explanation}" }), params: ["explanation"] },
    },
  },
  4012: {
    sentence: { text: msg({ message: "This blog can only be seen by members who are logged in." }) },
  },
  4013: {
    sentence: { text: msg({ message: "You need a password to read this blog." }) },
    reasons: {
      wrong_password: { text: msg({ message: "This is not the password of this blog." }) },
    },
  },
  4020: {
    sentence: { text: msg({ message: "A description has at most 1000 characters." }) },
  },
  4021: {
    sentence: { text: msg({ message: "You have reached the limit of 1,000 filtered tags." }) },
    reasons: {
      tags: { text: msg({ message: "You have reached the limit of {limit, number} filtered tags." }), params: ["limit"] },
      texts: { text: msg({ message: "You have reached the limit of {limit, number} filtered texts." }), params: ["limit"] },
    },
  },
  4022: {
    sentence: { text: msg({ message: "Your first blog can only be deleted together with your account." }) },
  },
  8001: {
    sentence: { text: msg({ message: "A post needs at least one block that is not empty." }) },
    reasons: {
      empty_reblog: { text: msg({ message: "A reblog that leaves out its whole trail needs words of its own." }) },
      poll_used: { text: msg({ message: "People have voted in this poll, so it cannot be changed any more." }) },
      poll_question: { text: msg({ message: "A poll needs a question." }) },
      poll_answer: { text: msg({ message: "An answer of a poll is blank." }) },
      too_many_polls: { text: msg({ message: "A post holds at most {limit, number} polls." }), params: ["limit"] },
      too_many_images: { text: msg({ message: "A post holds at most {limit, number} pictures." }), params: ["limit"] },
      too_many_videos: { text: msg({ message: "A post holds at most {limit, number} videos." }), params: ["limit"] },
      too_many_sounds: { text: msg({ message: "A post holds at most {limit, number} pieces of sound." }), params: ["limit"] },
      too_many_cards: { text: msg({ message: "A post holds at most {limit, number} link cards." }), params: ["limit"] },
      too_many_mentions: { text: msg({ message: "A post mentions at most {limit, number} blogs." }), params: ["limit"] },
      too_many_links: { text: msg({ message: "A post holds at most {limit, number} links in its text." }), params: ["limit"] },
      too_long: { text: msg({ message: "This post is too long." }) },
      paywall_without_plan: { text: msg({ message: "A part for supporters needs a plan that readers can take." }) },
      paywall_elsewhere: { text: msg({ message: "A part for supporters belongs into a post of your own blog." }) },
      empty_comment: { text: msg({ message: "A comment needs at least one block that is not empty." }) },
      condition_twice: { text: msg({ message: "An automatic rule takes one condition of a kind." }) },
      setting_condition: { text: msg({ message: "This rule stands for a setting of the community: its condition of links or reports stays." }) },
      blank_word: { text: msg({ message: "One of the words of this rule is blank." }) },
      not_a_host: { text: msg({ message: "One of the hosts of this rule is no host name, such as example.org." }) },
    },
  },
  8002: {
    sentence: { text: msg({ message: "The post you are reblogging was deleted, or its key is not right." }) },
  },
  8004: {
    sentence: { text: msg({ message: "You have reached today's limit of uploads. It starts again at midnight." }) },
    reasons: {
      images: { text: msg({ message: "You have reached today's limit of {limit, number} pictures." }), params: ["limit"] },
      sounds: { text: msg({ message: "You have reached today's limit of {limit, number} pieces of sound." }), params: ["limit"] },
    },
  },
  8005: {
    sentence: { text: msg({ message: "Files of this kind cannot be uploaded here." }) },
    reasons: {
      no_picture: { text: msg({ message: "This file is not a PNG, JPEG, GIF, WebP, AVIF or TIFF picture." }) },
      heic: { text: msg({ message: "HEIC pictures cannot be read here. Save it as JPEG and choose that; an iPhone does so when you pick it from your photos." }) },
      bmp: { text: msg({ message: "BMP pictures cannot be read here. Save it as PNG and choose that." }) },
      animated_avif: { text: msg({ message: "The animation of an AVIF picture would be lost here. Save it as GIF or WebP and choose that." }) },
      damaged_picture: { text: msg({ message: "This picture is damaged and cannot be read." }) },
      too_wide: { text: msg({ message: "A picture has at most 20,000 pixels on a side." }) },
      too_many_pixels: { text: msg({ message: "A picture has at most 50 megapixels." }) },
      too_many_frames: { text: msg({ message: "An animation has at most 1,000 frames." }) },
      no_sound: { text: msg({ message: "This file is not an MP3, M4A, OGG or WAV sound." }) },
      damaged_sound: { text: msg({ message: "This sound is damaged and cannot be read." }) },
      no_video: { text: msg({ message: "This file is not an MP4, MOV or WebM video." }) },
      damaged_video: { text: msg({ message: "This video is damaged and cannot be read." }) },
      too_long: { text: msg({ message: "A video has at most {minutes, number} minutes." }), params: ["minutes"] },
      too_slow: { text: msg({ message: "This file takes too long to prepare. A shorter one may do." }) },
      not_uploaded: { text: msg({ message: "Upload the picture first." }) },
      not_prepared: { text: msg({ message: "Its video or sound could not be prepared: this file cannot be read. Take it out or choose another, and publish the post again." }) },
    },
  },
  8006: {
    sentence: { text: msg({ message: "The file was not uploaded. Please try again." }) },
  },
  8009: {
    sentence: { text: msg({ message: "The video was not uploaded. Please try again." }) },
  },
  8010: {
    sentence: { text: msg({ message: "Your last video is still being processed." }) },
    reasons: {
      edited_post: { text: msg({ message: "The new video or sound is still being prepared. Save the post again in a moment." }) },
    },
  },
  8011: {
    sentence: { text: msg({ message: "You have reached today's limit of videos." }) },
    reasons: {
      videos: { text: msg({ message: "You have reached today's limit of {limit, number} videos." }), params: ["limit"] },
      minutes: { text: msg({ message: "You have reached today's limit of {limit, number} minutes of video." }), params: ["limit"] },
    },
  },
  8016: {
    sentence: { text: msg({ message: "This ask cannot be answered like that." }) },
    reasons: {
      blank: { text: msg({ message: "The answer has no words yet." }) },
    },
  },
  8022: {
    sentence: { text: msg({ message: "Your queue is full: it holds 1,000 posts." }) },
  },
  8023: {
    sentence: { text: msg({ message: "You have reached today's limit of 250 posts." }) },
  },
  8026: {
    sentence: { text: msg({ message: "A blazing post cannot be changed until its campaign ends." }) },
  },
  8027: {
    sentence: { text: msg({ message: "The author of this post does not allow embedding." }) },
  },
  8029: {
    sentence: { text: msg({ message: "The source must be an http or https address." }) },
  },
  8030: {
    sentence: { text: msg({ message: "This link cannot be shown." }) },
  },
  20002: {
    sentence: { text: msg({ message: "You have already voted in this poll." }) },
  },
  20003: {
    sentence: { text: msg({ message: "This poll is closed." }) },
    reasons: {
      not_published: { text: msg({ message: "This poll is not published yet." }) },
      changed: { text: msg({ message: "This poll was changed just now. Look at it again." }) },
      members_only: { text: msg({ message: "Only members of the community can vote here." }) },
    },
  },
  20004: {
    sentence: { text: msg({ message: "Your vote was not counted. Please try again." }) },
  },
  20005: {
    sentence: { text: msg({ message: "Choose an answer first." }) },
  },
  20006: {
    sentence: { text: msg({ message: "There is no such poll." }) },
  },
  20007: {
    sentence: { text: msg({ message: "A poll cannot be part of this post." }) },
  },
  20008: {
    sentence: { text: msg({ message: "The poll cannot be reached right now." }) },
  },
  22001: {
    sentence: { text: msg({ message: "This post has all the kinds of reactions it can hold." }) },
  },
  22002: {
    sentence: { text: msg({ message: "You have used all your reactions on this post." }) },
  },
  23001: {
    sentence: { text: msg({ message: "This community is private. Only members and people who were invited can look in." }) },
  },
  23002: {
    sentence: { text: msg({ message: "Only members can see this." }) },
  },
  23003: {
    sentence: { text: msg({ message: "This community has no room for another member." }) },
  },
  23008: {
    sentence: { text: msg({ message: "This blog cannot join the community." }) },
    reasons: {
      invitation_needed: { text: msg({ message: "This community is joined by invitation." }) },
      too_many: { text: msg({ message: "This blog is in {limit, number} communities, as many as a blog can be in." }), params: ["limit"] },
    },
  },
  23009: {
    sentence: { text: msg({ message: "This blog is already a member." }) },
  },
  23011: {
    sentence: { text: msg({ message: "This blog already has an invitation." }) },
  },
  23012: {
    sentence: { text: msg({ message: "You cannot invite people to this community." }) },
  },
  23014: {
    sentence: { text: msg({ message: "This invitation link is not right." }) },
  },
  23015: {
    sentence: { text: msg({ message: "This invitation was withdrawn or used." }) },
  },
  23017: {
    sentence: { text: msg({ message: "Invitation links are switched off in this community." }) },
  },
  23020: {
    sentence: { text: msg({ message: "You are banned from this community." }) },
  },
  23028: {
    sentence: { text: msg({ message: "This community shows content that your settings hide." }) },
  },
  23032: {
    sentence: { text: msg({ message: "That is not the answer the community is looking for." }) },
  },
  23101: {
    sentence: { text: msg({ message: "That handle is taken." }) },
    reasons: {
      taken: { text: msg({ message: "That handle is taken." }) },
      reserved: { text: msg({ message: "That handle is kept for the site." }) },
      invalid: { text: msg({ message: "A handle has letters, digits, hyphens and underscores, and begins with a letter or digit." }) },
      too_soon: { text: msg({ message: "A handle changes once in seven days." }) },
    },
  },
  23102: {
    sentence: { text: msg({ message: "Give the community a name." }) },
  },
  23103: {
    sentence: { text: msg({ message: "A description has at most 240 characters." }) },
  },
  23104: {
    sentence: { text: msg({ message: "A community is public or private." }) },
  },
  23105: {
    sentence: { text: msg({ message: "Choose at most ten tags." }) },
    reasons: {
      dots: { text: msg({ message: "A tag of dots alone has no page. Choose another." }) },
    },
  },
  23106: {
    sentence: { text: msg({ message: "The about text is too long." }) },
  },
  23107: {
    sentence: { text: msg({ message: "A community has at most 20 guidelines." }) },
  },
  23108: {
    sentence: { text: msg({ message: "This picture cannot be used as an avatar." }) },
  },
  23109: {
    sentence: { text: msg({ message: "This picture cannot be used as a header." }) },
  },
  23110: {
    sentence: { text: msg({ message: "People join freely, by request or by invitation." }) },
    reasons: {
      private: { text: msg({ message: "A private community is joined by invitation." }) },
    },
  },
  23201: {
    sentence: { text: msg({ message: "You are muted in this community. You can read but not write." }) },
  },
  23202: {
    sentence: { text: msg({ message: "This community is read-only because nobody looks after it." }) },
  },
  23203: {
    sentence: { text: msg({ message: "This board was deleted in the meantime. Choose another." }) },
  },
  23204: {
    sentence: { text: msg({ message: "This community is joined by request. Ask to join." }) },
  },
  23205: {
    sentence: { text: msg({ message: "This post was removed in the meantime. It takes no more comments." }) },
  },
  23206: {
    sentence: { text: msg({ message: "This community was deleted." }) },
  },
  23301: {
    sentence: { text: msg({ message: "This invitation was withdrawn." }) },
  },
  23302: {
    sentence: { text: msg({ message: "This invitation has ended." }) },
  },
  23303: {
    sentence: { text: msg({ message: "This collection has no room for another collaborator." }) },
  },
  13001: {
    sentence: { text: msg({ message: "This blog does not accept messages from you." }) },
  },
  17001: {
    sentence: { text: msg({ message: "Your bank declined the payment." }) },
  },
  17002: {
    sentence: { text: msg({ message: "You already have this subscription." }) },
  },
  17003: {
    sentence: { text: msg({ message: "You have no subscription." }) },
  },
  17004: {
    sentence: { text: msg({ message: "The price changed while you were deciding." }) },
  },
  17005: {
    sentence: { text: msg({ message: "That ad was not watched to its end. Start it again." }) },
  },
  17007: {
    sentence: { text: msg({ message: "The time in which this could be returned has passed." }) },
  },
  17008: {
    sentence: { text: msg({ message: "This blog cannot be given this." }) },
  },
  18001: {
    sentence: { text: msg({ message: "This post cannot be blazed." }) },
  },
  18002: {
    sentence: { text: msg({ message: "This campaign has already ended." }) },
  },
  18003: {
    sentence: { text: msg({ message: "You have no free blaze at the moment." }) },
  },
  18101: {
    sentence: { text: msg({ message: "This item is sold out." }) },
  },
  599: {
    sentence: { text: msg({ message: "The registry of this domain ending is in maintenance. Try again later." }) },
  },
  19001: {
    sentence: { text: msg({ message: "This domain belongs to somebody else." }) },
  },
  19002: {
    sentence: { text: msg({ message: "This value does not fit the type of the record." }) },
    reasons: {
      a: { text: msg({ message: "An A record points to an IPv4 address, like 192.0.2.80." }) },
      aaaa: { text: msg({ message: "An AAAA record points to an IPv6 address, like 2001:db8::80." }) },
      host_name: { text: msg({ message: "Enter the name of a host, like mail.example.com." }) },
      address_as_host: { text: msg({ message: "Enter the name of a host here; addresses belong into A records." }) },
      text: { text: msg({ message: "A text has 2048 characters at most, without line breaks." }) },
      host: { text: msg({ message: "A name has letters, digits, hyphens and underscores between dots. @ is the domain itself." }) },
      other_domain: { text: msg({ message: "This name is outside of the domain." }) },
      priority: { text: msg({ message: "Say a priority; the lower number comes first." }) },
      port: { text: msg({ message: "Say a port." }) },
      caa: { text: msg({ message: "Say a tag, and a certificate authority or an address." }) },
    },
  },
  19003: {
    sentence: { text: msg({ message: "The domain cannot be transferred now." }) },
    reasons: {
      locked: { text: msg({ message: "The place where you bought it says no: it is locked against moving. Unlock it there, then try again." }) },
      wrong_code: { text: msg({ message: "That is not the transfer code of this domain. Ask for it where you bought the domain." }) },
      too_young: { text: msg({ message: "It was registered or moved less than 60 days ago, and cannot move yet." }) },
      not_registered: { text: msg({ message: "Nobody has registered this domain. You can register it here." }) },
    },
  },
  19004: {
    sentence: { text: msg({ message: "This domain cannot be used here." }) },
    reasons: {
      not_a_name: { text: msg({ message: "Enter a domain, like example.com. Stars, ports and paths do not belong to it." }) },
      ip_address: { text: msg({ message: "That is an address in numbers. Enter a domain, like example.com." }) },
      public_suffix: { text: msg({ message: "That is an ending that many share. Enter your own domain below it." }) },
      own_name: { text: msg({ message: "That name is ours. Your blog has an address here already." }) },
      look_alike: { text: msg({ message: "That name mixes letters of several alphabets, or looks like another name." }) },
    },
  },
  19005: {
    sentence: { text: msg({ message: "Another blog opens under this domain already." }) },
  },
  19006: {
    sentence: { text: msg({ message: "Another record of this name stands in the way." }) },
    reasons: {
      alias: { text: msg({ message: "{host} is an alias already, and an alias must be the only record of its name." }), params: ["host"] },
      others: { text: msg({ message: "{host} has other records, and an alias must be the only record of its name." }), params: ["host"] },
    },
  },
};
