import { msg } from '@lingui/core/macro';
import type { SearchableSetting } from './section.ts';

/**
 * Search entries of a blog's settings page. Only settings that are always present have an entry; a dependent setting is
 * among the synonyms of the one it depends on.
 */
export const BLOG_SETTINGS_ENTRIES: readonly SearchableSetting[] = [
  { id: 'title', title: msg`Title`, words: msg`heading words` },
  { id: 'description', title: msg`Description`, words: msg`about bio words` },
  { id: 'featured-tags', title: msg`Featured tags`, words: msg`topics top` },
  { id: 'language', title: msg`Language`, words: msg`written` },
  { id: 'private', title: msg`For its members only`, words: msg`private secret who sees it` },
  { id: 'hide-from-visitors', title: msg`Hidden from visitors`, words: msg`logged in who sees it` },
  { id: 'hide-from-search', title: msg`Kept out of search`, words: msg`hide google recommended who sees it` },
  { id: 'adult', title: msg`Not for everybody`, words: msg`adult explicit mature nsfw` },
  { id: 'password', title: msg`A password`, words: msg`protect lock secret who sees it` },
  {
    id: 'ask',
    title: msg`Let people ask`,
    words: msg`asks questions anonymous without a name pictures inbox`,
  },
  { id: 'submit', title: msg`Let people submit posts`, words: msg`submissions guidelines kinds tags` },
  { id: 'replies', title: msg`Who may reply`, words: msg`replies comments` },
  { id: 'reblogs', title: msg`Who may reblog`, words: msg`reblogs default` },
  { id: 'reblog-tags', title: msg`Tags for what it reblogs`, words: msg`reblogs tags default` },
  { id: 'messages', title: msg`Who may write to it`, words: msg`messages private chat` },
  { id: 'share-likes', title: msg`Show what it likes`, words: msg`likes tab public` },
  { id: 'share-following', title: msg`Show whom it follows`, words: msg`following tab public` },
  { id: 'boops', title: msg`Boops`, words: msg`nose` },
  { id: 'queue-paused', title: msg`Let it rest`, words: msg`queue pause stop` },
  { id: 'queue-pace', title: msg`Posts a day`, words: msg`queue pace` },
  { id: 'queue-from', title: msg`From`, words: msg`queue hours start` },
  { id: 'queue-to', title: msg`Until`, words: msg`queue hours end` },
  { id: 'timezone', title: msg`Time zone`, words: msg`queue hours clock` },
  { id: 'queue-tag', title: msg`Tag added to queued posts`, words: msg`queue` },
  { id: 'name', title: msg`Its name`, words: msg`rename address url` },
  { id: 'delete', title: msg`Delete it`, words: msg`remove close end` },
];
