import type { ReactNode } from 'react';
import type { BlogTheme } from '#generated/zod/blogTheme.zod.ts';
import { Avatar } from '#src/shared/ui/Avatar.tsx';
import { BlogBanner } from './BlogBanner.tsx';
import styles from './NewBlogCard.module.css';
import { themeStyle } from './theme.ts';

/** Theme of a blog for which nothing was chosen yet. */
const DEFAULT_THEME: BlogTheme = {
  avatarShape: 'circle',
  backgroundColor: '#FAFAFA',
  titleColor: '#1B1F3B',
  linkColor: '#3B5BDB',
  titleFont: 'Fraunces',
  titleFontWeight: 'bold',
  bodyFont: 'Inter',
  headerImage: null,
  showAvatar: true,
  showDescription: true,
  showHeaderImage: true,
  showTitle: true,
};

type NewBlogCardProps = {
  /** Name typed so far; may be empty. */
  name: string;
  /** Title in the blog's voice. */
  title: string;
  /** Colours chosen so far. */
  colours?: Pick<BlogTheme, 'backgroundColor' | 'titleColor' | 'linkColor'> | undefined;
  /** Sentence below the name. */
  children: ReactNode;
};

/** The card a blog will have, while its form is filled in. Decorative: the form says the same. */
export function NewBlogCard({ name, title, colours, children }: NewBlogCardProps) {
  const theme: BlogTheme = { ...DEFAULT_THEME, ...colours };
  return (
    <div className={styles.card} style={themeStyle(theme)} aria-hidden="true">
      <BlogBanner theme={theme} className={styles.banner} />
      <div className={styles.words}>
        <span className={styles.avatar}>
          <Avatar name={name || 'skein'} size={52} />
        </span>
        <span className={styles.title}>{title}</span>
        {name && name !== title ? <span className={styles.name}>@{name}</span> : null}
        <span>{children}</span>
      </div>
    </div>
  );
}
