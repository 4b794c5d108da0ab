import { Trans } from '@lingui/react/macro';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { AskLink } from '#src/entities/blog/AskLink.tsx';
import { BlogHeader } from '#src/entities/blog/BlogHeader.tsx';
import { BoopButton } from '#src/entities/blog/BoopButton.tsx';
import { descriptionOf } from '#src/entities/blog/description.ts';
import { themeStyle } from '#src/entities/blog/theme.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { BlogMenu } from './BlogMenu.tsx';
import { MessageLink } from './MessageLink.tsx';
import { OwnLinks } from './OwnLinks.tsx';
import { ShareBlog } from './ShareBlog.tsx';
import { SubmitLink } from './SubmitLink.tsx';

/** Returns the header image for the document's metadata; its size is known only for uploaded ones. */
function headerOf({ theme: { headerImage, headerFullWidth, headerFullHeight } }: Blog) {
  return headerImage ? { url: headerImage, width: headerFullWidth, height: headerFullHeight } : undefined;
}

/** Renders the header of a blog's page in the blog's own colours, and the document's metadata. */
export function BlogHead({ blog, tag, term }: { blog: Blog; tag?: string; term?: string }) {
  const { isLoggedIn } = useViewer();
  const description = descriptionOf(blog);
  const [avatar] = blog.avatar;
  const title = blog.title && blog.title !== blog.name ? `${blog.title} (@${blog.name})` : `@${blog.name}`;
  return (
    <div style={themeStyle(blog.theme)}>
      <PageHead
        title={tag ? `#${tag} · ${title}` : term ? `${term} · ${title}` : title}
        description={description || undefined}
        canonical={tag ? paths.blogTagged(blog.name, tag) : paths.blog(blog.name)}
        type="profile"
        feeds={{ of: tag ? paths.blogTagged(blog.name, tag) : paths.blog(blog.name), title }}
        image={headerOf(blog) ?? avatar}
        noIndex={blog.isAdult || Boolean(term)}
        jsonLd={[
          {
            '@context': 'https://schema.org',
            '@type': 'ProfilePage',
            dateModified: blog.updated ? new Date(blog.updated * 1000).toISOString() : undefined,
            mainEntity: {
              '@type': 'Person',
              name: blog.title || blog.name,
              alternateName: `@${blog.name}`,
              url: paths.blog(blog.name),
              description: description || undefined,
              image: avatar?.url,
            },
          },
        ]}
      />
      <BlogHeader
        blog={blog}
        actions={
          <>
            {blog.ask && !blog.isMember ? (
              <AskLink name={blog.name} variant="secondary">
                <Icon name="ask" size={18} />
                <span>
                  <Trans>Ask</Trans>
                </span>
              </AskLink>
            ) : null}
            {blog.canBeBooped ? <BoopButton blog={blog} /> : null}
            {isLoggedIn && !blog.isMember ? <MessageLink name={blog.name} /> : null}
            {blog.canSubmit && !blog.isMember ? <SubmitLink name={blog.name} /> : null}
            {blog.admin ? <OwnLinks name={blog.name} /> : null}
            {isLoggedIn && !blog.isMember ? <BlogMenu blog={blog} /> : <ShareBlog name={blog.name} />}
          </>
        }
      />
    </div>
  );
}
