import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Accessory } from '#generated/zod/accessory.zod.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { BlogBadge } from '#generated/zod/blogBadge.zod.ts';
import type { Product } from '#generated/zod/product.zod.ts';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { avatarImageFor } from '#src/entities/blog/avatar-image.ts';
import { BlogBadges } from '#src/entities/blog/BlogBadges.tsx';
import { BlogBanner } from '#src/entities/blog/BlogBanner.tsx';
import { FramedAvatar } from '#src/entities/blog/FramedAvatar.tsx';
import { themeStyle } from '#src/entities/blog/theme.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { productsQuery } from '../data/shop.ts';
import styles from './Mirror.module.css';

/** Sides of the avatar in the header, in a choice, on a post and in a reply, in pixels. */
const FACE_PX = { header: 128, choice: 40, post: 32, reply: 24 } as const;
/** Badges beside a name in lists. */
const MAX_LISTED_BADGES = 3;

/** Frame and badges of a blog in the mirror. */
type Look = { frame: Accessory['frame']; badges: readonly BlogBadge[] };

/** Returns what a blog wears, with one thing tried on; undefined takes the frame off. */
function lookWith(blog: Blog, tried: Product | undefined): Look {
  const badges = blog.badges ?? [];
  const [image] = tried?.images ?? [];
  if (tried?.kind === 'badge' && image) {
    const others = badges.filter(({ id }) => id !== tried.id).slice(0, MAX_LISTED_BADGES - 1);
    const worn = avatarImageFor(blog.avatar, FACE_PX.header)?.accessories?.frame;
    return { frame: worn, badges: [{ id: tried.id, title: tried.title, image }, ...others] };
  }
  return { frame: tried?.frame, badges };
}

/** Lines of a post and of a reply, on which everybody meets what a blog wears. */
function SmallLines({ blog, look: { frame, badges } }: { blog: Blog; look: Look }) {
  return (
    <div className={styles.small}>
      <p>
        <span className={styles.label}>
          <Trans>On a post</Trans>
        </span>
        <FramedAvatar blog={blog} frame={frame} size={FACE_PX.post} className={styles.worn} />
        <b translate="no">{blog.name}</b>
        <BlogBadges badges={badges} />
        <span className={styles.muted}>
          <Trans>4 min</Trans>
        </span>
      </p>
      <p>
        <span className={styles.label}>
          <Trans>In a reply</Trans>
        </span>
        <FramedAvatar blog={blog} frame={frame} size={FACE_PX.reply} className={styles.worn} />
        <b translate="no">{blog.name}</b>
        <span>
          <Trans>I leave at dawn.</Trans>
        </span>
      </p>
    </div>
  );
}

type TriesProps = {
  blog: Blog;
  products: readonly Product[];
  tried: string | undefined;
  onTry: (id: string | undefined) => void;
};

/** The other things of the shelf as radio buttons, and no frame; nothing is saved. */
function Tries({ blog, products, tried, onTry }: TriesProps) {
  const { t } = useLingui();
  const name = useId();
  const hasFrames = products.some(({ frame }) => frame);
  return (
    <fieldset className={styles.tries}>
      <legend>
        <VisuallyHidden>{t`Try one on`}</VisuallyHidden>
      </legend>
      {hasFrames ? (
        <label>
          <input type="radio" name={name} checked={tried === undefined} onChange={() => onTry(undefined)} />
          <span className={styles.try}>
            <FramedAvatar blog={blog} frame={undefined} size={FACE_PX.choice} />
          </span>
          <VisuallyHidden>{t`Nothing`}</VisuallyHidden>
        </label>
      ) : null}
      {products.map(({ id, title, frame, images }) => (
        <label key={id}>
          <input type="radio" name={name} checked={tried === id} onChange={() => onTry(id)} />
          <span className={styles.try}>
            {frame ? (
              <FramedAvatar blog={blog} frame={frame} size={FACE_PX.choice} />
            ) : (
              <img src={images[0]?.url} alt="" width={56} height={56} loading="lazy" />
            )}
          </span>
          <VisuallyHidden>{title}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}

/** A live part of the member's own blog page in its theme, on which a product and its neighbours are tried on. */
export function Mirror({ product, blog }: { product: Product; blog: Blog }) {
  const { t } = useLingui();
  const [tried, setTried] = useState<string | undefined>(product.id);
  const { data } = useQuery(productsQuery(product.group));
  const shelf = data?.response.products ?? [];
  const products = shelf.some(({ id }) => id === product.id) ? shelf : [product, ...shelf];
  const other = products.find(({ id }) => id === tried);
  const look = lookWith(blog, other);
  const { style, ...tone } = frameThemeOf(blog.theme);
  return (
    <div>
      <section
        className={styles.mirror}
        aria-label={t`On you`}
        {...tone}
        style={{ ...style, ...themeStyle(blog.theme) }}
      >
        <BlogBanner theme={blog.theme} sizes="625px" loading="eager" className={styles.view} />
        <div className={styles.me}>
          <FramedAvatar blog={blog} frame={look.frame} size={FACE_PX.header} className={styles.face} />
          <p className={styles.title}>{blog.title || blog.name}</p>
          <p className={styles.name}>
            <b translate="no">@{blog.name}</b>
            <BlogBadges badges={look.badges} />
            {blog.posts === undefined ? null : (
              <span className={styles.muted}>
                <Plural value={blog.posts} one="# post" other="# posts" />
              </span>
            )}
          </p>
        </div>
        <SmallLines blog={blog} look={look} />
      </section>
      {products.length > 1 ? <Tries blog={blog} products={products} tried={tried} onTry={setTried} /> : null}
      <p className={styles.note}>
        <Trans>You, in the mirror. Nobody else sees this.</Trans>{' '}
        {other && other.id !== product.id ? (
          <AppLink to={paths.shopProduct(other.group, other.id)}>
            {other.title}, {other.price.formatted}
          </AppLink>
        ) : null}
      </p>
    </div>
  );
}
