import type { NicheWords } from './niches.ts'

export const tech: NicheWords = {
  sure: `javascript, typescript, python, rust lang, rustlang, golang, java, kotlin, swift, c++, react, nextjs, next.js, vue, svelte, angular, nodejs, node.js, npm, pnpm, webpack, vite, docker, kubernetes, k8s,
    terraform, aws, gcp, azure, serverless, lambda, postgres, postgresql, mysql, sqlite, redis, mongodb, kafka, graphql, rest api, apis, api, sdk, git, github, gitlab, pull
    request, pull requests, prs, merge conflict, rebase, code review, code reviews, codebase, refactor, refactoring, refactored, unit test, unit tests, integration tests, flaky test, flaky tests, ci, ci/cd,
    pipeline, deploy, deployed, deploys, deployment, production bug, prod, staging, on-call, on call, oncall, incident, postmortem, observability, grafana, prometheus, datadog, backend, frontend, full stack, fullstack,
    devops, sre, linux, ubuntu, bash, vim, neovim, emacs, vs code, vscode, ide, compiler, runtime, garbage collector, memory leak, race condition, stack trace, stacktrace, segfault, null pointer, regex,
    microservice, microservices, monolith, tech debt, technical debt, legacy code, open source, open-source, oss, repo, repos, dependency, dependencies, semver, dev, devs, developer, developers, software
    engineer, software engineering, engineering manager, staff engineer, senior engineer, junior dev, programmer, programming, coding, llm, llms, gpt, chatgpt, claude, copilot, cursor, fine-tuning, rag, embeddings, vector db,
    machine learning, neural network, pytorch, tensorflow, cuda, gpu, gpus, inference, prompt engineering, ai agents, ai agent, agentic, database, databases, sql, orm, migration, index scan, query planner, cache invalidation, latency, p99,
    websocket, websockets, tls, dns, http, oauth, jwt, cve, css, tailwind, html, dom, wasm, webassembly, localhost, stack overflow, leetcode, yaml, json, protobuf, grpc, tcp, kernel, homelab, raspberry pi, selfhosted, self-hosted,
    pi-hole, pihole, zigbee, home assistant, home lab, 3d printer, 3d print, jira, slack channels, github stars, hacker news, heroku,
    vercel, netlify, systemd, ssh, ssl, certificate expired, cron, jenkins, ansible, nixos, fedora, debian, elixir, haskell, esp32,
    arduino, soldering, openwrt, tailscale, wireguard, jellyfin, plex, nextcloud, immich, firmware, vpn, passkeys, yubikey, ssd, nvme,
    ultrawide, thinkpad, macbook, ollama, llama, vibe coding, vibe coded, mcp server, readme, changelog, dark mode, feature request,
    onboarding flow, rate limit, rate limiting, config file, env var, dashboards grafana, pull request, npm packages, load balancer,
    monads, cka, aws exam, browser extension, chrome extension, dev conference, standup`,
  likely: `downtime, rows, software, code, bug, bugs, debug, debugging, server, servers, cloud, app, apps, ship, shipped, shipping, release, feature flag, library, framework, frameworks, function, types, typed, testing, tests, build, architecture, engineer,
    engineers, engineering, startup, saas, mvp, indie hacker, side project, model, models, ai, tokens, context window, automation, script, terminal, shell, keyboard, laptop, hardware, chip, chips, browser, chrome,
    firefox, security, encryption, password, patch, rollback, outage, downtime, uptime, scale, scaling, query, queries, schema, cache, caching, queue, thread, async, concurrency, benchmark, standup, sprint, jira, interview, performance, data,
    dotfiles, domain, monitor, router, wifi, printer, scraper, bot, plugin, branch, commit, roadmap, backlog, deadline, stripe, backup,
    backups, disk, index, migration, cli, dashboard, indexes, auth, notifications, promoted to senior`,
  hint: `build, building, tool, tools, product, feature, users, docs, documentation, design, system, systems, update, version, upgrade, website, web, mobile, file, error, team, merge, test, log, logs`,
}
