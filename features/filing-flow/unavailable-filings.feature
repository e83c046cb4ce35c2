Feature: Filings that are not available online yet
  A filing that the registry cannot process to the end cannot be started: every page of it says so.

  @W2-unavailable @W2-routes
  Rule: Every place of a filing that cannot be processed says that it is unavailable
    Scenario Outline: The first step, a later one, one that does not exist, and one that comes with an entity
      When a visitor asks for the place "/business/filing/<filing>/<page>"
      Then the visitor is sent to "/business/filing/unavailable"

      Examples: Places
        | filing    | page                                            |
        | chgpoa    |                                                 |
        | chgpoa    | intro                                           |
        | chgpoa    | principalofficeaddress                          |
        | chgpoa    | filingreview                                    |
        | chgpoa    | nosuchstep                                      |
        | chgpoa    | intro?entityId=20101000001&transTyp=CHG_ENT_ADR |
        | chgra     | intro                                           |
        | chgra     | registeredagent                                 |
        | report    | reportintro                                     |
        | amend     | entityname                                      |
        | reinstate | staticentityname                                |
        | cure      | intro                                           |

    Scenario Outline: Which filings can be started
      Given the filing is <filing>
      Then the filing <is available> online

      Examples:
        | filing                                | is available     |
        | a limited liability company           | is available     |
        | a domestic profit corporation         | is available     |
        | a domestic nonprofit corporation      | is available     |
        | an Article 55 cooperative association | is available     |
        | an Article 56 cooperative             | is available     |
        | a periodic report                     | is not available |
        | an amendment                          | is not available |
        | a reinstatement                       | is not available |
        | a statement curing delinquency        | is not available |
        | a change of principal office address  | is not available |
        | a change of registered agent          | is not available |

    @browser-only
    Scenario Outline: Each step says so
      When a filer opens the "<step>" step of <filing>
      Then the filer reads the heading "Filing unavailable"

      Examples:
        | filing                               | step                                            |
        | a change of principal office address |                                                 |
        | a change of principal office address | intro                                           |
        | a change of principal office address | principalofficeaddress                          |
        | a change of principal office address | intro?entityId=20101000001&transTyp=CHG_ENT_ADR |
        | a change of registered agent         | intro                                           |
        | a change of registered agent         | registeredagent                                 |
