// Written by `npm run generate` from openapi/. Do not edit.

import type { components } from './types/api.d.ts';

type Schemas = components['schemas'];

/** Values of BlogSettings that were never changed (`x-default`). */
export const blogSettingDefaults: Pick<Schemas['BlogSettings'], 'language' | 'askMedia' | 'submissionGuidelines' | 'submissionTypes' | 'submissionTags' | 'replies' | 'reblogs' | 'reblogTags' | 'messages' | 'canBeBooped' | 'tippable' | 'featuredTags'> = {
  "language": "en-us",
  "askMedia": true,
  "submissionGuidelines": "",
  "submissionTypes": [
    "text",
    "photo",
    "quote",
    "link",
    "chat",
    "audio",
    "video"
  ],
  "submissionTags": [],
  "replies": "everyone",
  "reblogs": "everyone",
  "reblogTags": [],
  "messages": "everyone",
  "canBeBooped": true,
  "tippable": false,
  "featuredTags": []
};

/** Values of UserSettings that were never changed (`x-default`). */
export const userSettingDefaults: { account: Pick<Schemas['UserSettings']['account'], 'timezone' | 'loginAlerts'>; appearance: Pick<Schemas['UserSettings']['appearance'], 'paletteNight' | 'textSize' | 'reduceMotion' | 'autoplay' | 'underlineLinks' | 'plainColors'>; dashboard: Pick<Schemas['UserSettings']['dashboard'], 'bestFirst' | 'endlessScrolling' | 'showRecommendations' | 'showTimestamps' | 'trailItems' | 'dimSeen' | 'skipSeen' | 'defaultTab'>; contentLabels: Pick<Schemas['UserSettings']['contentLabels'], 'general' | 'drugUse' | 'violence' | 'sexualThemes' | 'hideUndescribed'>; writing: Pick<Schemas['UserSettings']['writing'], 'defaultState' | 'remindAltText' | 'defaultTags' | 'undoSeconds'>; notifications: Pick<Schemas['UserSettings']['notifications'], 'emailDigest' | 'emailAsks' | 'emailFollowers' | 'emailMessages' | 'emailReplies' | 'emailInvitations' | 'emailGifts' | 'emailSupporters' | 'emailProduct' | 'push' | 'pushMessages' | 'pushAsks' | 'pushMentions' | 'pushReplies' | 'pushReblogs' | 'pushLikes' | 'pushFollowers' | 'pushPosts' | 'pushOther' | 'pushText' | 'sounds' | 'groupBy' | 'quietStart' | 'quietEnd'>; privacy: Pick<Schemas['UserSettings']['privacy'], 'showActivity' | 'readReceipts' | 'allowBoops' | 'personalisedAds' | 'thirdPartySharing' | 'messagesFrom' | 'region'>; keyboard: Pick<Schemas['UserSettings']['keyboard'], 'singleKeys' | 'ownKeys'> } = {
  "account": {
    "timezone": "UTC",
    "loginAlerts": true
  },
  "appearance": {
    "paletteNight": null,
    "textSize": "regular",
    "reduceMotion": "system",
    "autoplay": "device",
    "underlineLinks": false,
    "plainColors": false
  },
  "dashboard": {
    "bestFirst": false,
    "endlessScrolling": true,
    "showRecommendations": true,
    "showTimestamps": true,
    "trailItems": 2,
    "dimSeen": false,
    "skipSeen": false,
    "defaultTab": "following"
  },
  "contentLabels": {
    "general": "blur",
    "drugUse": "show",
    "violence": "blur",
    "sexualThemes": "hide",
    "hideUndescribed": false
  },
  "writing": {
    "defaultState": "published",
    "remindAltText": false,
    "defaultTags": [],
    "undoSeconds": 5
  },
  "notifications": {
    "emailDigest": "never",
    "emailAsks": true,
    "emailFollowers": false,
    "emailMessages": true,
    "emailReplies": true,
    "emailInvitations": true,
    "emailGifts": true,
    "emailSupporters": true,
    "emailProduct": false,
    "push": true,
    "pushMessages": true,
    "pushAsks": true,
    "pushMentions": true,
    "pushReplies": true,
    "pushReblogs": true,
    "pushLikes": false,
    "pushFollowers": true,
    "pushPosts": true,
    "pushOther": true,
    "pushText": false,
    "sounds": false,
    "groupBy": "post",
    "quietStart": 23,
    "quietEnd": 7
  },
  "privacy": {
    "showActivity": false,
    "readReceipts": true,
    "allowBoops": true,
    "personalisedAds": false,
    "thirdPartySharing": false,
    "messagesFrom": "everyone",
    "region": "automatic"
  },
  "keyboard": {
    "singleKeys": true,
    "ownKeys": []
  }
};
