import { useLingui } from '@lingui/react/macro';
import type { PostType } from '#generated/zod/postType.zod.ts';
import { LISTED_TYPES } from '#src/entities/post/model/listed-types.ts';
import { usePostTypeNames } from '#src/entities/post/parts/use-post-type-names.ts';
import { TabNav } from '#src/shared/ui/TabNav.tsx';

type KindTabsProps = {
  current: PostType | undefined;
  /** Returns the address for a post type, or for all types. */
  hrefOf: (kind: PostType | undefined) => string;
};

/** Renders the post types of a blog as tabs: plain links, so that they work before hydration. */
export function KindTabs({ current, hrefOf }: KindTabsProps) {
  const { t } = useLingui();
  const words = usePostTypeNames();
  return (
    <TabNav
      label={t`Kinds of posts`}
      items={[undefined, ...LISTED_TYPES].map((kind) => ({
        href: hrefOf(kind),
        label: kind ? words[kind] : t`All`,
        current: kind === current,
      }))}
    />
  );
}
