/**
 * The inline script in the head of every page. Until React has hydrated an island, it queues clicks
 * and changes on its controls, and marks pressed buttons with `aria-busy` and `data-pending`.
 * `ui/early-clicks.ts` replays the queue. A control of an island or a product list counts as hydrated
 * once that has `data-ready`, and a button with an action once the page's script runs. Nothing else is queued: links, forms, disclosures, popovers
 * and commands work without script. Buttons and links with an action are remembered when pressed, to
 * be marked. A later press or click replays what can be replayed first, and a later choice replaces the
 * queued one of the same radio group. Leaving the page empties the queue. A button queues one click at
 * a time, unless it has `data-repeats`. When the page is loaded and its script does not run, nothing is
 * queued any more, and `data-scriptless` shows the page as it is without script.
 */
export const queueEarlyClicks = `(()=>{
const queue=[],on=(type,listener)=>addEventListener(type,listener,true)
const early=window.earlyClicks={queue,
isHydrated:element=>{
const part=element.closest("[data-island],[data-product-list]")
if(part)return"ready"in part.dataset
return!element.dataset.action||!!early.wake
},
mark:(element,isPending)=>{for(const name of["aria-busy","data-pending"])isPending?element.setAttribute(name,"true"):element.removeAttribute(name)}}
const add=entry=>{queue.push(entry);early.wake?.(entry.element)}
const drop=()=>{for(const{element}of queue.splice(0))early.mark(element,false)}
early.drop=drop
const catchUp=event=>{if(event.isTrusted&&queue.length)early.flush?.()}
on("pointerdown",catchUp)
on("keydown",catchUp)
on("click",event=>{
const{target}=event,link=target.closest?.("a[href]"),button=target.closest?.("button")
if(link&&!link.target&&!link.download&&!(event.ctrlKey||event.metaKey||event.shiftKey)&&link.href.split("#")[0]!=location.href.split("#")[0])drop()
early.pressed=target.closest?.("button,a[data-action]")
if(!button)return
catchUp(event)
if(button.type!="button"||button.popoverTargetElement&&button.popoverTargetAction=="toggle"||button.commandForElement||early.isHydrated(button))return
event.stopImmediatePropagation()
if(!button.dataset.pending||"repeats"in button.dataset)early.mark(button,true),add({element:button})
})
on("input",({target:element})=>{
if(!/^(radio|checkbox|select-one|text|range)$/.test(element.type)||element.form)return
const before=queue.findIndex(entry=>entry.element==element||element.type=="radio"&&entry.element.name==element.name)
if(before>=0)queue.splice(before,1)
if(early.isHydrated(element))return
add({element,change:{value:element.value,checked:element.checked}})
})
on("submit",event=>{
const{target,submitter}=event
if(!submitter||!target.closest("[data-island]")||early.isHydrated(target))return
early.mark(submitter,true)
if(early.wake)event.preventDefault(),add({element:submitter})
})
on("load",({target:{documentElement:root}})=>{
if(!root||early.wake)return
drop()
early.isHydrated=()=>true
root.dataset.scriptless=""
delete root.dataset.member
})
on("pagehide",drop)
})()`
