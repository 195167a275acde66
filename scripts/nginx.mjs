#!/usr/bin/env node
/** nginx for the tests and benchmarks, and the shipped configuration (deploy/nginx.conf) on free ports without root. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureProgram, failsAs, firstOnPath, freePort, run } from './process.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const SHIPPED = join(ROOT, 'deploy', 'nginx.conf')
const START_LIMIT_MS = 10_000
/** Not everybody has /usr/sbin on PATH. */
const NAMES = ['nginx', '/usr/sbin/nginx']
/** The name that the certificate of a trial is for. */
const HOST = 'localhost'

/**
 * Makes sure that nginx is there, through the system's package manager when it may be used.
 * @returns {Promise<string>} its path
 * @throws {Error} with what to do, when it is missing and may not be installed
 */
export async function ensureNginx() {
  const wasThere = firstOnPath(NAMES) !== ''
  const found = await ensureProgram(NAMES, 'nginx')
  if (!found) throw new Error('nginx is missing. Install it (Debian: apt-get install nginx).')
  // Debian starts what it installs, with a page of its own on port 80.
  if (!wasThere) await run(found, ['-s', 'stop'], { quiet: true })
  return found
}

/** @returns {Promise<{ certificate: string, key: string }>} files of a certificate for localhost, valid for two days */
async function makeCertificate(folder) {
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') }
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
  const output = ['-keyout', files.key, '-out', files.certificate]
  const openssl = await ensureProgram(['openssl'], 'openssl')
  if (!openssl) throw new Error('openssl is missing. Install it (Debian: apt-get install openssl).')
  const args = ['req', '-x509', '-nodes', '-days', '2', ...curve, ...subject, ...output]
  if ((await run(openssl, args, { quiet: true })) !== 0) throw new Error('openssl made no certificate')
  return files
}

/** Where an nginx without root may write: by default it writes to folders of the system. */
const temporaryFolders = (folder) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${join(folder, kind)};`)
    .join('\n')

/**
 * Runs nginx on a configuration until it is stopped.
 * @param {string} folder its own, removed by `stop`
 * @param {number} port one that it listens on
 * @returns {Promise<() => Promise<void>>} stop
 * @throws {Error} with what nginx wrote, when it does not start
 */
async function runNginx(folder, port, configuration) {
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration.replace('http {', `http {\n${temporaryFolders(folder)}`))
  const child = spawn(await ensureNginx(), ['-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (part) => (output += part))
  const ended = new Promise((done) => child.once('exit', done))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end && child.exitCode === null;) {
    const answers = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
    if (answers) return stop
    await new Promise((done) => setTimeout(done, 50))
  }
  await stop()
  throw new Error(`nginx did not start: ${output.trim()}`)
}

/** Puts this run's words in place of the shipped ones. @throws when one of them is not there */
function replaceAll(text, words) {
  return words.reduce((before, [shipped, own]) => {
    if (!before.includes(shipped)) throw new Error(`deploy/nginx.conf has no '${shipped}'`)
    return before.replaceAll(shipped, own)
  }, text)
}

const upstreamServer = (siteUrl) => `    server ${new URL(siteUrl).host} fail_timeout=4s;\n`

/**
 * Runs the shipped configuration in front of a site, with a certificate made for the run.
 * @param {string | readonly string[]} siteUrls one or several, e.g. http://127.0.0.1:3000
 * @param {{ project?: string, pagesPerSecond?: number }} [options] the folder whose .next/static is served from disk, and how many pages
 *   one address may ask for: as shipped, or more for a load that comes from one
 * @returns {Promise<{ url: string, plainUrl: string, certificate: string, stop: () => Promise<void> }>}
 */
export async function startShippedNginx(siteUrls, { project = ROOT, pagesPerSecond } = {}) {
  await ensureNginx()
  const folder = mkdtempSync(join(tmpdir(), 'shalya-nginx-'))
  const { certificate, key } = await makeCertificate(folder)
  const [plain, secure] = [await freePort(), await freePort()]
  const configuration = replaceAll(readFileSync(SHIPPED, 'utf8'), [
    ['user www-data;', `user ${userInfo().username};`],
    ['/run/nginx.pid', join(folder, 'nginx.pid')],
    ['/var/log/nginx/', `${folder}/`],
    ['/var/cache/', `${folder}/`],
    ['/etc/letsencrypt/live/www.example.in/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/www.example.in/privkey.pem', key],
    ['/srv/shalya', project],
    ['    server 127.0.0.1:3000 fail_timeout=4s;\n', [siteUrls].flat().map(upstreamServer).join('')],
    // Machines without IPv6 refuse these.
    ['    listen [::]:80 default_server;\n', ''],
    ['    listen [::]:443 ssl http2 default_server;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['listen 80 ', `listen 127.0.0.1:${plain} `],
    ['listen 443 ', `listen 127.0.0.1:${secure} `],
    ['www.example.in', HOST],
    ...(pagesPerSecond ? [['rate=30r/s', `rate=${pagesPerSecond}r/s`]] : []),
  ])
  const stop = await runNginx(folder, plain, configuration)
  return { url: `https://${HOST}:${secure}`, plainUrl: `http://127.0.0.1:${plain}`, certificate, stop }
}

/**
 * Runs an nginx that sends files from disk as gzip_static does, over HTTP and over TLS as the shipped one has it.
 * @param {Readonly<Record<string, Buffer>>} pages compressed bytes by name
 * @returns {Promise<{ url: string, plainUrl: string, stop: () => Promise<void> }>}
 */
export async function startFileNginx(pages) {
  await ensureNginx()
  const folder = mkdtempSync(join(tmpdir(), 'shalya-nginx-'))
  const { certificate, key } = await makeCertificate(folder)
  const [plain, secure] = [await freePort(), await freePort()]
  mkdirSync(join(folder, 'pages'))
  for (const [name, bytes] of Object.entries(pages))
    writeFileSync(join(folder, 'pages', `${name}.html.gz`), bytes)
  const tls = readFileSync(SHIPPED, 'utf8')
    .match(/^ {2}ssl_.+$/gm)
    .join('\n')
  const stop = await runNginx(
    folder,
    plain,
    `user ${userInfo().username};
worker_processes auto;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} crit;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
${tls}
  server {
    listen 127.0.0.1:${plain};
    listen 127.0.0.1:${secure} ssl http2;
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    root ${join(folder, 'pages')};
    gzip_static on;
    open_file_cache max=100;
  }
}
`,
  )
  return { url: `https://${HOST}:${secure}`, plainUrl: `http://127.0.0.1:${plain}`, stop }
}

const HELP = `usage: node scripts/nginx.mjs try [SITE_URL]...

Runs deploy/nginx.conf in front of running servers (default http://127.0.0.1:3000) on free ports of this machine, with a
certificate made for the run, until it is stopped. Prints its two addresses and the certificate, a line each.`

async function main([word, ...siteUrls]) {
  if (word !== 'try') return console.log(HELP)
  const { url, plainUrl, certificate, stop } = await startShippedNginx(
    siteUrls.length ? siteUrls : 'http://127.0.0.1:3000',
  )
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop())
  console.log([url, plainUrl, certificate].join('\n'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2)).catch(failsAs('nginx'))
