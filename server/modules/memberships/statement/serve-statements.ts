import type { FastifyInstance } from 'fastify';
import { domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { viewerOfPage } from '#server/http/plugins/viewer.ts';
import { statementCsv } from './statement-csv.ts';
import { yearsWithIncome } from './statement-repository.ts';

/** Returns the address of the statement of a blog's income in a year. */
export function statementPath(blogName: string, year: number): string {
  return `/blog/${encodeURIComponent(blogName)}/post-plus/statements/${year}.csv`;
}

/**
 * Serves statements of income as CSV (`IncomeStatement.csvUrl` of the contract) to admins of the blog. Anybody else, and a
 * year without income, gets not-found.
 */
export function serveStatements(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { blog: string; year: string } }>(
    '/blog/:blog/post-plus/statements/:year.csv',
    { config: { countsAsCall: true } },
    async (request, reply) => {
      const { blog: name, year: asked } = request.params;
      const viewer = await viewerOfPage(request);
      const blog = viewer ? await findBlog(db, name, viewer.userId) : undefined;
      if (blog?.member_role !== 'admin') throw domainError('not-found');
      const year = (await yearsWithIncome(db, blog.id)).find((one) => String(one) === asked);
      if (year === undefined) throw domainError('not-found');
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8; header=present',
          'content-disposition': `attachment; filename="skein-${blog.name}-${year}.csv"`,
          'cache-control': 'private, no-store',
        })
        .send(statementCsv(db, blog.id, year));
    },
  );
}
