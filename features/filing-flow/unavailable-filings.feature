Feature: Filings that cannot be made online yet
  A filing that the registry does not carry out to its end is not begun: whatever page of it is asked for, the filer is told so.

  @W2-unavailable @W2-routes
  Rule: Every place of a filing that is not carried out says that it is unavailable
    Scenario Outline: The first step, a later one, one that does not exist, and one that comes with an entity
      When somebody asks for the place "/business/filing/<filing>/<page>"
      Then they are led to "/business/filing/unavailable"

      Examples: Places
        | filing    | page                                        |
        | chgpoa    |                                             |
        | chgpoa    | intro                                       |
        | chgpoa    | principalofficeaddress                      |
        | chgpoa    | filingreview                                |
        | chgpoa    | nosuchstep                                  |
        | chgpoa    | intro?entityId=20101000001&transTyp=CHG_ENT_ADR |
        | chgra     | intro                                       |
        | chgra     | registeredagent                             |
        | report    | reportintro                                 |
        | amend     | entityname                                  |
        | reinstate | staticentityname                            |
        | cure      | intro                                       |

    Scenario Outline: Which filings can be begun
      Given the filing is <filing>
      Then it <begins> online

      Examples:
        | filing                                | begins          |
        | a limited liability company           | can be filed    |
        | a domestic profit corporation         | can be filed    |
        | a domestic nonprofit corporation      | can be filed    |
        | an Article 55 cooperative association | can be filed    |
        | an Article 56 cooperative             | can be filed    |
        | a periodic report                     | cannot be filed |
        | an amendment                          | cannot be filed |
        | a reinstatement                       | cannot be filed |
        | a statement curing delinquency        | cannot be filed |
        | a change of principal office address  | cannot be filed |
        | a change of registered agent          | cannot be filed |

    @browser-only
    Scenario Outline: The filer is told so at each step
      When a filer asks for the "<step>" step of <filing>
      Then the filer reads the heading "Filing unavailable"

      Examples:
        | filing                               | step                                          |
        | a change of principal office address |                                               |
        | a change of principal office address | intro                                         |
        | a change of principal office address | principalofficeaddress                        |
        | a change of principal office address | intro?entityId=20101000001&transTyp=CHG_ENT_ADR |
        | a change of registered agent         | intro                                         |
        | a change of registered agent         | registeredagent                               |
