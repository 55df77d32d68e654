/** Words that ask, and say nothing of what is asked about. */
export const asking = new Set(
  'remind reminder task tasks to do list add due open urgent overdue help could decide decided agree agreed settle settled say said write wrote talk talked discuss discussed mention mentioned find search look show summarise summary news happening happened remember forget mairy tell story project salon council vote due done finished finish mark tick move push postpone reschedule assign knows good summarize message messages anything something thing things stuff matter business issue regarding concerning about spare chosen choose price cost deadline deadlines soon please decision outcome plan plans decisions conclude concluded outstanding pending bring bringing brings taking making getting coming turn responsible charge idea help helping yesterday'.split(
    ' ',
  ),
);
