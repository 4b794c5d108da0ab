import { Navigate, useParams } from 'react-router';
import { paths } from '#src/shared/navigation/paths.ts';

/** A member's own blog under the address of its desk (spec 000 §2.3: /blog/{blogName}): the blog, where it has its own tools. */
export default function OwnBlogPage() {
  const { blogName = '' } = useParams();
  return <Navigate to={paths.blog(blogName)} replace />;
}
