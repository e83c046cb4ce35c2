Feature: Places of the filings
  Every filing and each of its steps has a place of its own that can be asked for.

  @W2-routes
  Rule: Only the steps of a filing belong to it
    Scenario Outline: A step belongs to a filing or does not
      Given the filing is <filing>
      Then the <step> step is <part> of the filing

      Examples:
        | filing                                | step                     | part     |
        | a limited liability company           | management               | part     |
        | a limited liability company           | attachments              | part     |
        | a limited liability company           | shares                   | not part |
        | a limited liability company           | voting and assets        | not part |
        | a limited liability company           | purpose and directors    | not part |
        | a limited liability company           | name and statute         | not part |
        | a limited liability company           | email                    | not part |
        | a limited liability company           | private attachments      | not part |
        | a limited liability company           | report introduction      | not part |
        | a domestic profit corporation         | shares                   | part     |
        | a domestic profit corporation         | management               | not part |
        | a domestic nonprofit corporation      | voting and assets        | part     |
        | an Article 55 cooperative association | additional information   | not part |
        | an Article 56 cooperative             | attachments              | part     |
        | a periodic report                     | entity name              | not part |
        | a periodic report                     | effective date           | not part |
        | an amendment                          | principal office address | not part |
        | a change of principal office address  | registered agent         | not part |
        | a change of registered agent          | principal office address | not part |

    Scenario Outline: Every filing, and the places outside the filings, can be asked for
      Given every form can be filed online
      When a visitor asks for the place "<place>"
      Then the visitor is sent to "<place>"

      Examples:
        | place                                       |
        | /business/filing/llc/entityname             |
        | /business/filing/dpc/shares                 |
        | /business/filing/dnc/votingassets           |
        | /business/filing/dc55/attachments           |
        | /business/filing/dc56/purposedirectors      |
        | /business/filing/report/reportintro         |
        | /business/filing/amend/intro                |
        | /business/filing/reinstate/staticentityname |
        | /business/filing/cure/privateattachments    |
        | /business/filing/chgpoa/attachments         |
        | /business/filing/chgra/email                |
        | /business/filing/dissolve/additionalinfo    |
        | /business/filing/unavailable                |
        | /business/filing/devapphome                 |
        | /business/filing/showstate                  |

    Scenario Outline: There is nothing where no filing has its place
      Given every form can be filed online
      When a visitor asks for the place "<place>"
      Then the visitor is sent to ""

      Examples:
        | place                         |
        | /business/filing/nosuchfiling |
        | /business/filing/llcs/intro   |
        | /business/filing/LLC/intro    |
        | /business/filing              |
        | /business/elsewhere/llc/intro |
        | /filing/llc/intro             |

    Scenario: What follows the name of a step is passed over
      Given every form can be filed online
      When a visitor asks for the place "/business/filing/llc/additionalinfo/more"
      Then the visitor is sent to "/business/filing/llc/additionalinfo"

    Scenario Outline: A filing has its place in the portal
      Given the filing is <filing>
      Then the place of the filer step is "<place>"

      Examples:
        | filing                                | place                            |
        | a limited liability company           | /business/filing/llc/filer       |
        | a domestic profit corporation         | /business/filing/dpc/filer       |
        | a domestic nonprofit corporation      | /business/filing/dnc/filer       |
        | an Article 55 cooperative association | /business/filing/dc55/filer      |
        | an Article 56 cooperative             | /business/filing/dc56/filer      |
        | a periodic report                     | /business/filing/report/filer    |
        | an amendment                          | /business/filing/amend/filer     |
        | a reinstatement                       | /business/filing/reinstate/filer |
        | a statement curing delinquency        | /business/filing/cure/filer      |
        | a change of principal office address  | /business/filing/chgpoa/filer    |
        | a change of registered agent          | /business/filing/chgra/filer     |
        | a dissolution                         | /business/filing/dissolve/filer  |
