import type { FastifyInstance } from 'fastify';
import { receiptWordsIn } from '#generated/receipt-words.js';
import { domainError } from '#server/core/errors.ts';
import type { WorkContext } from '#server/define-module.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { viewerOfPage } from '#server/http/plugins/viewer.ts';
import { presentPurchase } from '../purchases/purchase-presenter.ts';
import { findPurchase, findPurchaseForStaff } from '../purchases/purchases-repository.ts';
import { makeReceiptPdf } from './receipt-pdf.ts';
import { findBuyer } from './receipts-repository.ts';

/**
 * Serves receipts as PDF (`receiptPdfUrl` of the contract) to the member who paid and to staff. Anybody else gets not-found.
 */
export function serveReceipts(app: FastifyInstance, { db, services }: WorkContext): void {
  app.get<{ Params: { id: string } }>(
    '/settings/purchases/:id/receipt.pdf',
    { config: { countsAsCall: true } },
    async (request, reply) => {
      const { id } = request.params;
      const viewer = await viewerOfPage(request);
      if (viewer === null) throw domainError('not-found');
      const isStaff = viewer.role === 'admin';
      const row = isStaff ? await findPurchaseForStaff(db, id) : await findPurchase(db, id, viewer.userId);
      if (row === undefined) throw domainError('not-found');
      const words = receiptWordsIn(readerLocale(request));
      const about = { locale: words.locale, seller: services.imprint, nowMs: services.now() };
      const buyer = await findBuyer(db, row.user_id);
      const lines = buyer ? [buyer.blog_name, buyer.email ?? ''] : [];
      const purchase = presentPurchase(row, about);
      const pdf = await makeReceiptPdf({ purchase, buyer: [...lines, words.country(row.country)] }, words);
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-length': pdf.length,
          'content-disposition': `attachment; filename="skein-${row.number}.pdf"`,
          'cache-control': 'private, no-store',
        })
        .send(pdf);
    },
  );
}
