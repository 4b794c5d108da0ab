import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import type { ImageBlock } from '#generated/zod/imageBlock.zod.ts';
import type { ImageInfo } from '#generated/zod/imageInfo.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { isSensitive } from '#src/domain/post/sensitive.ts';
import { truncate } from '#src/domain/text/truncate.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { Cover } from '#src/entities/post/parts/Cover.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from '../components/Image.module.css';
import { ZoomedImage } from '../components/ZoomedImage.tsx';
import { imageQuery, postOfImageQuery } from '../data/image.ts';

const MAX_TITLE_LENGTH = 70;

/** Returns the images of a post, its own before those of its trail. */
function picturesOf(post: Post): ImageBlock[] {
  const blocks = [...post.content, ...post.trail.flatMap(({ content }) => content)];
  return blocks.flatMap((block) => {
    if (block.type === 'image-set' || block.type === 'carousel') return block.images;
    return block.type === 'image' ? [block] : [];
  });
}

/** Links to the post's other images. */
function OtherPictures({ post, shown }: { post: Post; shown: ImageInfo }) {
  const { t } = useLingui();
  const pictures = picturesOf(post).flatMap(({ media, altText }, index) => {
    const [largest] = media;
    const small = media.at(-1);
    return largest?.mediaKey && small ? [{ key: largest.mediaKey, small, altText, place: index + 1 }] : [];
  });
  if (pictures.length < 2) return null;
  return (
    <nav aria-label={t`Pictures of this post`}>
      <ul className={styles.others}>
        {pictures.map(({ key, small, altText, place }) => (
          <li key={key}>
            <AppLink
              to={paths.image(post.id, key)}
              replace
              aria-current={key === shown.mediaKey ? 'true' : undefined}
              aria-label={altText || t`Picture ${place}`}
            >
              <img src={small.url} width={84} height={84} alt="" loading="lazy" />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the text of a post; empty when it only repeats the image's description. */
function postTextOf(post: Post, { altText }: ImageInfo): string {
  const written = post.content.flatMap((block) =>
    block.type === 'text' || block.type === 'title' ? [block.text] : [],
  );
  return (
    written.join(' ') || (post.summary === truncate(altText ?? '', post.summary.length) ? '' : post.summary)
  );
}

function About({ image, post }: { image: ImageInfo; post: Post }) {
  return (
    <div className={styles.about}>
      <section className={styles.card} aria-labelledby="its-post">
        <div className={styles.who}>
          <BlogAvatarLink blog={post.blog} size={40} />
          <BlogName name={post.blogName} />
        </div>
        <h2 id="its-post">
          <Trans>From this post</Trans>
        </h2>
        <p className={styles.words} dir="auto">
          {postTextOf(post, image)}
        </p>
        <div>
          <ButtonLink href={paths.post(post.blogName, post.id, post.slug)} size="small">
            <Trans>See the post</Trans>
          </ButtonLink>
        </div>
      </section>
      {image.altText ? (
        <section className={styles.card} aria-labelledby="its-words">
          <h2 id="its-words">
            <Trans>Picture description</Trans>
          </h2>
          <p dir="auto">{image.altText}</p>
        </section>
      ) : null}
    </div>
  );
}

function Shown({ image, post }: { image: ImageInfo; post: Post }) {
  const { t } = useLingui();
  const covered = isSensitive(post);
  const name = image.altText ? truncate(image.altText, MAX_TITLE_LENGTH) : t`Picture by ${post.blogName}`;
  const [largest] = image.sizes;
  const zoomed = <ZoomedImage key={image.mediaKey} image={image} />;
  return (
    <>
      <PageHead
        title={covered ? t`Picture by ${post.blogName}` : name}
        canonical={paths.image(post.id)}
        noIndex={covered || post.state !== 'published'}
        image={largest && { ...largest, alt: image.altText }}
      />
      {covered ? (
        <Cover id={`image:${post.id}`} icon="eye-off" title={t`This picture may not be for everybody`}>
          {zoomed}
        </Cover>
      ) : (
        zoomed
      )}
      <OtherPictures post={post} shown={image} />
      <About image={image} post={post} />
    </>
  );
}

/** An image of a post in large (spec 000 §2.3: /image/{postId}). */
export default function ImagePage() {
  const { t } = useLingui();
  const { postId = '' } = useParams();
  const { search } = useLocation();
  const key = new URLSearchParams(search).get('picture') ?? undefined;
  const { data: image, error } = useQuery(imageQuery(postId, key));
  const { data: post, error: postError } = useQuery(postOfImageQuery(image?.blog?.name, postId));
  const failure = error ?? postError;
  if (failure && !(image && post)) throw failure;
  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{t`Picture`}</VisuallyHidden>
      {image && post ? <Shown image={image} post={post} /> : <Bone height={420} />}
    </div>
  );
}
