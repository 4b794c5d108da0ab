import { useLingui } from '@lingui/react/macro';

/**
 * Returns the reason for the sign-in as text, from the `source` of the address (spec 001 §3); undefined without one.
 */
export function useSignInReason(source: string | undefined, form: 'register' | 'login'): string | undefined {
  const { t } = useLingui();
  const words: Record<string, { register: string; login: string }> = {
    like: { register: t`Sign up to like this post.`, login: t`Log in to like this post.` },
    vote: { register: t`Sign up to have your vote counted.`, login: t`Log in to have your vote counted.` },
    follow: { register: t`Sign up to follow this blog.`, login: t`Log in to follow this blog.` },
    followTag: { register: t`Sign up to follow this tag.`, login: t`Log in to follow this tag.` },
    join: { register: t`Sign up to join this blog.`, login: t`Log in to join this blog.` },
    joinCollection: {
      register: t`Sign up to keep this collection together.`,
      login: t`Log in to keep this collection together.`,
    },
    submit: { register: t`Sign up to send your post.`, login: t`Log in to send your post.` },
    reblog: { register: t`Sign up to reblog this post.`, login: t`Log in to reblog this post.` },
  };
  return source && Object.hasOwn(words, source) ? words[source]?.[form] : undefined;
}
