import { BAR_AWAY_ATTRIBUTE, CITY_MARK, CITY_SIGNAL, SIGNED_IN_ATTRIBUTE } from '@/model/page/pageMarks'
import { IN_APP_ATTRIBUTE, IN_APP_MARKER } from '@/model/page/inApp'
import {
  FLOATING_BAR_DISMISSED,
  INITIALS_KEY,
  ALL_OF_INDIA_ID,
  SELECTED_CITY_KEY,
  SIGNED_IN_COOKIE,
} from '@/model/account/visitorMarks'

/** Limits what is shown from storage. */
const CITY_NAME_LENGTH = 60

/** Reads the stored city as `c`, its name as `n`; ends the script if invalid or its id is smaller. */
const readCity = (least: number) =>
  `var c=JSON.parse(localStorage.getItem('${SELECTED_CITY_KEY}')),n=c.cityname;if(typeof n!='string'||!n||!Number.isInteger(c.cityid)||${least}>c.cityid)return;n=n.slice(0,${CITY_NAME_LENGTH});`

/**
 * The script behind the header's list of cities: chooses there the city, or all of India, that the browser keeps, before it is painted. A city that the
 * list does not have takes the place of its last option, which is drawn hidden for it.
 */
export const HEADER_CITY_SCRIPT = `(function(s){try{${readCity(ALL_OF_INDIA_ID)}var o=s.lastElementChild;s.dataset.kept='';s.value=c.cityid;if(!s.selectedOptions.length){o.value=c.cityid;o.text=n;o.hidden=false;o.selected=true}}catch(e){}})(document.currentScript.previousElementSibling)`

/**
 * The script behind that place: draws the link that the page's code would draw (components/layout/VisitContext/showCity.ts), where the
 * list's filter has the city by the name that is kept.
 */
export const CITY_OFFER_SCRIPT = `(function(p){try{${readCity(1)}var f=p.parentElement.querySelector('form'),o=[].find.call(f.elements.city.options,function(o){return o.text==n}),q=new URLSearchParams(location.search),a=document.createElement('a'),t=o.dataset.count;q.delete('page');q.set('city',o.value);a.href=new URL(f.action).pathname+'?'+q;a.textContent=(t?p.dataset.show:p.dataset.showThose).replace('{city}',function(){return n}).replace('{count}',t);p.replaceChildren(a)}catch(e){}})(document.currentScript.previousElementSibling)`

/**
 * The script behind a subject's ways to one city (components/pages/City/CityWays.tsx): leads to the kept city before it is painted, and
 * to another one as soon as that is chosen. A city without a price of its own leads to all prices of the page.
 */
export const CITY_WAYS_SCRIPT = `(function(d){function f(e){try{${readCity(1)}var k=d.dataset.costs&&JSON.parse(d.dataset.costs),o=k&&k[n],s=o?o[0]:n.toLowerCase().replace(/[^a-z0-9]+/g,'-').replace(/^-|-$/g,''),w=d.dataset.slug,t=e?e.detail.name:document.querySelector('#site-search select').selectedOptions[0].text,b=d.querySelector('b'),c=d.querySelector('.cost');if(!s)return;d.dataset.slug=s;b.textContent=b.dataset.text.replace('{city}',function(){return t});d.querySelectorAll('p a').forEach(function(a){a.setAttribute('href',a.getAttribute('href').replace('/'+w+'/','/'+s+'/'))});if(k){c.setAttribute('href',o?d.dataset.cost+s:'#cost');c.lastElementChild.textContent=o?o[1]:''}}catch(e){}}f();document.addEventListener('${CITY_SIGNAL}',f)})(document.currentScript.parentElement)`

/**
 * Inline script at the start of the header, run before first paint: shows the avatar of a logged-in user, hides the
 * header in the app, reserves room for distances, keeps dismissed parts hidden, all without layout shift. It reads
 * two marker cookies, the stored initials, the chosen city and the dismissed bar only. Constant, so that the content
 * security policy can list its hash.
 */
export const ACCOUNT_SCRIPT = `(function(h){try{if(/"cityid":[1-9]/.test(localStorage.getItem('${SELECTED_CITY_KEY}')))document.documentElement.setAttribute('${CITY_MARK}','');if(sessionStorage.getItem('${FLOATING_BAR_DISMISSED}'))document.documentElement.setAttribute('${BAR_AWAY_ATTRIBUTE}','')}catch(e){}try{if(${IN_APP_MARKER}.test(document.cookie))document.documentElement.setAttribute('${IN_APP_ATTRIBUTE}','');if(!/(^|; )${SIGNED_IN_COOKIE}=/.test(document.cookie))return;var i='';try{i=sessionStorage.getItem('${INITIALS_KEY}')||''}catch(e){}h.setAttribute('${SIGNED_IN_ATTRIBUTE}',i);h.style.setProperty('--initials',JSON.stringify(i))}catch(e){}})(document.currentScript.parentElement)`

/** All inline scripts of pages. */
export const INLINE_SCRIPTS: readonly string[] = [
  ACCOUNT_SCRIPT,
  HEADER_CITY_SCRIPT,
  CITY_OFFER_SCRIPT,
  CITY_WAYS_SCRIPT,
]
