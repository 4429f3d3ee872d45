import { endpoints } from '@nishiki/contract/endpoints';
import { endSession } from '@nishiki/domain/account/end-session';
import { exportAccount } from '@nishiki/domain/account/export-account';
import { listSessions } from '@nishiki/domain/account/list-sessions';
import { scheduleErasure } from '@nishiki/domain/account/schedule-erasure';
import { deleteAnalysis } from '@nishiki/domain/analysis/delete-analysis';
import { listAnalyses } from '@nishiki/domain/analysis/list-analyses';
import { measuredTime } from '@nishiki/domain/analysis/measured-time';
import { readAnalysis } from '@nishiki/domain/analysis/read-analysis';
import { reportFacts } from '@nishiki/domain/analysis/report-facts';
import { readShared } from '@nishiki/domain/analysis/read-shared';
import { countTries } from '@nishiki/domain/guest/count-tries';
import { setAvatarPhoto } from '@nishiki/domain/profile/set-avatar-photo';
import { listLedger } from '@nishiki/domain/wallet/list-ledger';
import { invoiceFacts } from '@nishiki/domain/billing/invoice-facts';
import { openPortal } from '@nishiki/domain/billing/open-portal';
import { requestRefund } from '@nishiki/domain/billing/request-refund';
import type { Hono } from 'hono';
import { route } from '../http/answer.ts';
import type { Env } from '../http/env.ts';
import type { Parts } from '../http/parts.ts';
import { reportPdf } from '../analysis-report/report-pdf.ts';
import { invoicePdf } from '../invoice-pdf.ts';

const pdf = (bytes: Buffer, filename: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'no-store',
    },
  });

/** Everything of our own that no specification names, /api/v1. */
export const apiRoutes = (app: Hono<Env>, parts: Parts): void => {
  route(app, parts, endpoints.identifyStatus, async ({ ctx }) => {
    const [tries, measured] = await Promise.all([countTries(ctx), measuredTime(ctx)]);
    return { tries: tries.identify, disease: tries.disease, measured };
  });
  route(app, parts, endpoints.listAnalyses, ({ ctx, input }) => listAnalyses(ctx, input));
  route(app, parts, endpoints.readAnalysis, ({ ctx, input }) => readAnalysis(ctx, input));
  route(app, parts, endpoints.analysisReport, async ({ ctx, input }) => {
    const { facts, filename } = await reportFacts(ctx, input);
    return pdf(await reportPdf(facts), filename);
  });
  route(app, parts, endpoints.readShared, ({ ctx, input }) => readShared(ctx, input));
  route(app, parts, endpoints.deleteAnalysis, async ({ ctx, input }) => {
    await deleteAnalysis(ctx, input);
    return {};
  });
  route(app, parts, endpoints.listSessions, async ({ ctx }) => ({
    sessions: await listSessions(ctx),
  }));
  route(app, parts, endpoints.endSession, async ({ ctx, input }) => {
    await endSession(ctx, input);
    return {};
  });
  route(app, parts, endpoints.tokenHistory, ({ ctx, input }) => listLedger(ctx, input));
  route(app, parts, endpoints.setAvatarPhoto, ({ ctx, input }) => setAvatarPhoto(ctx, input));
  route(app, parts, endpoints.exportAccount, async ({ ctx }) => {
    const { stream, filename } = await exportAccount(ctx);
    return new Response(stream, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${filename}"`,
        'Cache-Control': 'no-store',
      },
    });
  });
  route(app, parts, endpoints.openPortal, ({ ctx }) => openPortal(ctx));
  route(app, parts, endpoints.requestRefund, ({ ctx, input }) => requestRefund(ctx, input));
  route(app, parts, endpoints.invoicePdf, async ({ ctx, input }) => {
    const { facts, filename } = await invoiceFacts(ctx, input);
    return pdf(await invoicePdf(facts), filename);
  });
  route(app, parts, endpoints.deleteAccount, ({ ctx, input }) => scheduleErasure(ctx, input));
};
