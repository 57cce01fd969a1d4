#!/usr/bin/env node
/** `npm run stripe:setup`: products and prices in the Stripe account that STRIPE_SECRET_KEY names. */
import { tsImport } from 'tsx/esm/api'

const { stripeSetup } = await tsImport('../app/operator/stripe-setup.ts', import.meta.url)
const { lines, ok } = await stripeSetup(process.env)
for (const line of lines) (ok ? console.log : console.error)(line)
process.exitCode = ok ? 0 : 1
