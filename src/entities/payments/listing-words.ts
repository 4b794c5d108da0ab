import { useLingui } from '@lingui/react/macro';

/** Returns a function that says whether the support page of a blog will name the member. */
export function useListingWords(): (isListed: boolean) => string {
  const { t } = useLingui();
  return (isListed) =>
    isListed
      ? t`The page of the blog names you among its supporters, until you take that back.`
      : t`Only those who write for the blog see that you support it.`;
}
